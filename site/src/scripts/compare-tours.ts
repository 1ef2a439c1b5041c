import { compareAddress, comparedAtOnce } from "../content/tours/compare-address.ts";
import { type ChosenTour, readChoice, storeChoice } from "../lib/compare-choice.ts";

const bar = document.querySelector<HTMLElement>("#compare-bar");
const status = bar?.querySelector("[role=status]");
const link = bar?.querySelector("a");
const buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-compare]")];

let chosen = readChoice();

const describe = (tours: ChosenTour[]) => {
  const titles = tours.map(({ title }) => title).join(", ");
  if (tours.length >= comparedAtOnce.least) return `${tours.length} tours: ${titles}`;
  return tours.length === 1 ? `${titles}. Choose one more to compare.` : "";
};

function show(text = describe(chosen)) {
  for (const button of buttons) {
    const isChosen = chosen.some(({ id }) => id === button.dataset.compare);
    button.setAttribute("aria-pressed", String(isChosen));
  }
  if (bar) bar.hidden = chosen.length === 0;
  if (status) status.textContent = text;
  if (!link) return;
  link.hidden = chosen.length < comparedAtOnce.least;
  link.href = compareAddress({ ids: chosen.map(({ id }) => id), people: null });
}

function change(tours: ChosenTour[]) {
  chosen = tours;
  storeChoice(tours);
  show();
}

const titleOf = (button: HTMLButtonElement) =>
  button.closest(".card")?.querySelector(".card__title")?.textContent ?? "";

/** Chooses the tour of a card, or no longer. */
export function toggleTour(button: HTMLButtonElement): void {
  const { compare: id = "" } = button.dataset;
  const others = chosen.filter((tour) => tour.id !== id);
  if (others.length < chosen.length) change(others);
  else if (chosen.length < comparedAtOnce.most) change([...chosen, { id, title: titleOf(button) }]);
  else show(`${comparedAtOnce.most} tours are the most. Remove one first.`);
}

bar?.querySelector("button")?.addEventListener("click", () => {
  const [first] = chosen;
  change([]);
  buttons.find(({ dataset }) => dataset.compare === first?.id)?.focus();
});

// The comparison's page may have removed a tour.
addEventListener("pageshow", () => {
  chosen = readChoice();
  show();
});
show();
