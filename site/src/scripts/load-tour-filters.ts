const filters = document.querySelector("#tour-filters");
const load = () => import("./tour-filters.ts");

// Most visitors touch no filter; an address, and the way back to one, may hold a choice.
if (location.search) load();
addEventListener("popstate", load, { once: true });
for (const touch of ["focusin", "change"]) filters?.addEventListener(touch, load, { once: true });

export {};
