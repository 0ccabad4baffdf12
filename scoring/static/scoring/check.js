// The button that confirms mãos stays visible but disabled until the last mão has been scrolled into view. Without scripts
// the button is below the last mão.

function watch() {
  const bar = document.querySelector("#mesa [data-ate-o-fim]:not(.vigia)");
  if (!bar) return;
  const [button, told] = [bar.querySelector("button"), bar.querySelector("[data-falta-ver]")];
  const shut = (is) => {
    bar.toggleAttribute("data-por-ver", is);
    button.disabled = is || "cedo" in button.dataset; // news: see news.js
    told.hidden = !is;
  };
  bar.classList.add("vigia");
  shut(true);
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      shut(false);
    },
    { rootMargin: `0px 0px -${bar.offsetHeight}px` }, // the part under the bar is not visible
  );
  seen.observe([...bar.closest("form").querySelectorAll("[data-fim]")].pop());
}

document.addEventListener("htmx:load", watch);
watch();
