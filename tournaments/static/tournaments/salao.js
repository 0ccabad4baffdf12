// Keys of the hall, and a sound when a mesa calls. Without it everything is there: the search, the link that closes.

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
    search.value = ""; // the digit itself is typed into it next
    search.focus();
    if (event.key === "/") event.preventDefault();
  }
});

// A browser lets a page be heard only after somebody has touched it once.
let sound;
for (const kind of ["pointerdown", "keydown"]) {
  document.addEventListener(kind, () => { sound ??= new AudioContext(); }, { once: true });
}

const ring = () => {
  if (!sound) return;
  for (const after of [0, 0.35]) {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    volume.gain.value = 0.2;
    tone.frequency.value = 880;
    tone.connect(volume).connect(sound.destination);
    tone.start(sound.currentTime + after);
    tone.stop(sound.currentTime + after + 0.2);
  }
};

const title = document.title;
const calling = () => Number(document.getElementById("monitor").dataset.chamados);
let heard = calling();
const tell = () => { document.title = calling() ? `(${calling()}) ${title}` : title; };
tell();
document.addEventListener("htmx:afterSwap", () => {
  const now = calling();
  if (now > heard) ring();
  heard = now;
  tell();
});
