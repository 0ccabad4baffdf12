// Remember the chosen language on the phone, and use it for pages that are opened from other sites.
const KEPT = "canastra:lingua";
const editions = [...document.querySelectorAll(".editions a")];

function kept() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // storage is off
  }
}

function keep(language) {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // the address still has it
  }
}

for (const edition of editions) edition.addEventListener("click", () => keep(edition.hreflang));

const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
const wanted = editions.find((edition) => edition.hreflang === kept());
if (wanted && !cameFromHere && wanted.hreflang !== document.documentElement.lang) {
  location.replace(wanted.href + location.search + location.hash);
}
