// What was entered survives a reload of the page; it belongs to one mão of one table, and to this tab.

import { fill } from "./envios-proxima.js";

const keyOf = (form) => `cartas:${location.pathname}:${form.dataset.cartas}`;

export function save(form) {
  const kept = [...new FormData(form)].filter(([name, value]) => name !== "seen_version" && typeof value === "string");
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(kept));
  } catch {
    // no room, or not allowed: the page itself still holds everything
  }
}

export function restore(form) {
  let kept;
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(`cartas:${location.pathname}:`) && key !== keyOf(form)) sessionStorage.removeItem(key);
    }
    kept = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "[]");
  } catch {
    return;
  }
  fill(form, kept);
}
