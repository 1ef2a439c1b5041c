import { readChoice } from "../lib/compare-choice.ts";

const load = () => import("./compare-tours.ts");

if (document.querySelector("#compare-bar")) {
  if (readChoice().length > 0) load();
  document.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>("[data-compare]");
    if (button) (await load()).toggleTour(button);
  });
}
