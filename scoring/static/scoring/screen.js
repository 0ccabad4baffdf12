// Keep the screen on while a jogo is open, and vibrate on taps, if the phone can.

let lock; // promise of the wake lock

const open = () => document.querySelector("#mesa :is([data-ao-vivo], [data-guarda])");

// A hidden page loses its lock. anew: the page has become visible.
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
