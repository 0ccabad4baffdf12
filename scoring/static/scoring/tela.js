// The screen stays lit while a jogo is open, and the phone ticks under the finger, where they can.

let lock;

async function light() {
  if (document.querySelector("#mesa [data-ao-vivo]")) lock = await navigator.wakeLock?.request("screen").catch(() => {});
  else lock?.release();
}

document.addEventListener("visibilitychange", light);
document.addEventListener("htmx:load", ({ target }) => {
  light();
  if (target.querySelector(".receipt")) navigator.vibrate?.([30, 60, 30]);
});
document.addEventListener("click", ({ target }) => target.closest(".step, .tecla, .choice label") && navigator.vibrate?.(8));
light();
