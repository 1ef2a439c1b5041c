const filters = document.querySelector("#tour-filters");
const load = () => import("./tour-filters.ts");

/** Most visitors use no filter; one may be in the address, or chosen before this script ran. */
const loadIfUsed = () => {
  if (location.search || filters?.querySelector(":checked:not([value=''])")) load();
};
loadIfUsed();
// By then, the browser has restored the boxes of a page that a visitor returns to.
addEventListener("pageshow", loadIfUsed);
addEventListener("popstate", load, { once: true });
for (const touch of ["focusin", "change"]) filters?.addEventListener(touch, load, { once: true });

export {};
