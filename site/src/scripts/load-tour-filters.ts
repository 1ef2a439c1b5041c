const filters = document.querySelector("#tour-filters");
// On the way back, browsers check the box again before the address is read.
for (const box of filters?.querySelectorAll("input") ?? []) box.checked = false;

const load = () => import("./tour-filters.ts");

// Most visitors use no filter; the address of this page or of a history entry may contain one.
if (location.search) load();
addEventListener("popstate", load, { once: true });
for (const touch of ["focusin", "change"]) filters?.addEventListener(touch, load, { once: true });

export {};
