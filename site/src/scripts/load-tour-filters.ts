const filters = document.querySelector("#tour-filters");
const load = () => import("./tour-filters.ts");

// Most visitors use no filter; the address of this page or of a history entry may contain one.
if (location.search) load();
addEventListener("popstate", load, { once: true });
for (const touch of ["focusin", "change"]) filters?.addEventListener(touch, load, { once: true });

filters?.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLElement) target.dataset.isChosen = "";
});
// On the way back, browsers check a box again, even one that the address lacks.
addEventListener("pageshow", () => {
  const search = new URLSearchParams(location.search);
  for (const box of filters?.querySelectorAll("input") ?? [])
    if (!("isChosen" in box.dataset)) box.checked = search.get(box.name) === box.value;
});

export {};
