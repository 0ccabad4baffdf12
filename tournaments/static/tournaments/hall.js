// Keyboard shortcuts of the hall, and a sound when a mesa calls. The search and all links also work without it.

import { CALL, play } from "./sound.js";

const search = document.getElementById("busca");
const typing = (element) => element.closest("input, select, textarea, [contenteditable]");

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") document.getElementById("fechar")?.click();
  if (typing(event.target)) return;
  if (event.key === "?") {
    const keys = document.getElementById("teclas");
    keys.open = !keys.open;
  } else if (event.key === "/" || /^\d$/.test(event.key)) {
    search.value = ""; // the digit is typed into it next
    search.focus();
    if (event.key === "/") event.preventDefault();
  }
});

const title = document.title;
const calling = () => Number(document.getElementById("monitor").dataset.chamados);
let heard = calling();
const tell = () => { document.title = calling() ? `(${calling()}) ${title}` : title; };
tell();
document.addEventListener("htmx:afterSwap", () => {
  const now = calling();
  if (now > heard) play(CALL);
  heard = now;
  tell();
});
