// When no answer comes, the form says so and keeps everything; sending again can store nothing twice.

const isForm = (event) => event.detail?.elt?.closest("#mao");
const say = (shown) => {
  const notice = document.getElementById("sem-rede");
  if (notice) notice.hidden = !shown;
};

document.addEventListener("htmx:beforeRequest", (event) => isForm(event) && say(false));
for (const name of ["htmx:sendError", "htmx:timeout", "htmx:responseError"]) {
  document.addEventListener(name, (event) => isForm(event) && say(true));
}
