const filters = document.querySelector("#tour-filters");
const controls = [
  ...(filters?.querySelectorAll<HTMLSelectElement | HTMLInputElement>("select, input") ?? []),
];
const [visit] = performance.getEntriesByType("navigation");
/** On the way back and after a reload, browsers check a box again, even one that the address lacks. */
const mayBeRestored = visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";

const load = () => import("./tour-filters.ts");

const markAsChosen = ({ dataset }: HTMLElement) => {
  dataset.isChosen = "";
};

const isChanged = (control: HTMLSelectElement | HTMLInputElement) =>
  control instanceof HTMLInputElement ? control.checked : control.value !== "";

// On a slow line, a visitor may have chosen before this script came.
const early = mayBeRestored ? [] : controls.filter(isChanged);
early.forEach(markAsChosen);

// Most visitors use no filter; the address of this page or of a history entry may contain one.
if (location.search || early.length > 0) load();
addEventListener("popstate", load, { once: true });
for (const touch of ["focusin", "change"]) filters?.addEventListener(touch, load, { once: true });

filters?.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLElement) markAsChosen(target);
});
addEventListener("pageshow", () => {
  const search = new URLSearchParams(location.search);
  for (const box of controls)
    if (box instanceof HTMLInputElement && !("isChosen" in box.dataset))
      box.checked = search.get(box.name) === box.value;
});

export {};
