// Sounds of the director's pages and of the big screen. Browsers allow sound only after a touch, so a button asks for one on
// pages that may play a sound: with a clock, or with mesas that can call.

export const CALL = { pitch: 880, tones: [0.2, 0.2] }; // seconds of each tone
export const NOTICE = { pitch: 660, tones: [0.2, 0.2, 0.2] };
export const END = { pitch: 520, tones: [0.9, 0.9] };
const PAUSE = 0.15;
const AGAIN = 60_000; // ms; a person who allowed sound before is likely to touch the next page soon
const LET = "canastra-som";
const LOUD = 0.2;

const sound = window.AudioContext ? new AudioContext() : null;
const asks = document.getElementById("som");

export const audible = () => sound?.state === "running";

export const tell = () => {
  const due = document.querySelector("[data-avisos], [data-chamados]");
  if (audible()) keep();
  if (asks) asks.hidden = !sound || !due || audible() || (kept() && performance.now() < AGAIN);
};

function kept() {
  try {
    return sessionStorage.getItem(LET);
  } catch { /* the browser keeps nothing */ }
}

function keep() {
  try {
    sessionStorage.setItem(LET, "1");
  } catch { /* it is asked for on each page then */ }
}

export function play({ pitch, tones }) {
  if (!audible()) return;
  let at = sound.currentTime;
  for (const length of tones) {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    volume.gain.value = LOUD;
    tone.frequency.value = pitch;
    tone.connect(volume).connect(sound.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length + PAUSE;
  }
}

if (sound) {
  sound.addEventListener("statechange", tell);
  for (const kind of ["pointerdown", "keydown"]) {
    document.addEventListener(kind, ({ target }) => { if (!audible() && !asks?.contains(target)) sound.resume(); });
  }
  // The button plays a sound as a test, and disappears after the click.
  asks?.querySelector("button").addEventListener("click", () => sound.resume().then(() => play(CALL)));
}
tell();
