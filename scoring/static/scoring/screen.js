// The screen stays lit while a jogo is open, and the phone ticks under the finger, where they can.

let lock; // a promise of the one that holds it

const open = () => document.querySelector("#mesa :is([data-ao-vivo], [data-guarda])");

// A hidden page loses its lock: `anew` when it is seen again.
function light(anew) {
  if (anew || !open()) {
    lock?.then((held) => held?.release());
    lock = null;
  }
  if (open() && !document.hidden) lock ??= navigator.wakeLock?.request("screen").catch(() => {});
}

document.addEventListener("visibilitychange", () => light(true));
document.addEventListener("htmx:load", ({ target }) => {
  light();
  if (target.querySelector(".receipt [autofocus]")) navigator.vibrate?.([30, 60, 30]);
});
document.addEventListener("click", ({ target }) => target.closest(".chip, .tecla, .choice label") && navigator.vibrate?.(8));
light();
