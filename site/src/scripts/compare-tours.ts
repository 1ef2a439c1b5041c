import { compareAddress, comparedAtOnce } from "../content/comparison/compare-address.ts";
import { type ChosenTour, readChoice, storeChoice } from "../lib/compare-choice.ts";

const bar = document.querySelector<HTMLElement>("#compare-bar");
const status = bar?.querySelector("[role=status]");
const link = bar?.querySelector("a");
const buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-compare]")];

let chosen = readChoice();
let announcing: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds after which screen readers know a region that was hidden, and announce its new text. */
const announceDelay = 100;

const describe = () =>
  chosen.length < comparedAtOnce.least
    ? "Choose one more tour to compare."
    : `${chosen.length} tours chosen.`;

/** A phone has no room for the titles. */
const createTitles = () => {
  const titles = document.createElement("span");
  titles.className = "compare-bar__titles";
  titles.textContent = ` ${chosen.map(({ title }) => title).join(", ")}`;
  return titles;
};

function show(text = describe()) {
  for (const button of buttons) {
    const isChosen = chosen.some(({ id }) => id === button.dataset.compare);
    button.setAttribute("aria-pressed", String(isChosen));
  }
  if (bar) bar.hidden = chosen.length === 0;
  clearTimeout(announcing);
  if (bar?.hidden) status?.replaceChildren();
  else announcing = setTimeout(() => status?.replaceChildren(text, createTitles()), announceDelay);
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

/** Adds or removes a card's tour. */
export function toggleTour(button: HTMLButtonElement): void {
  const { compare: id = "" } = button.dataset;
  const others = chosen.filter((tour) => tour.id !== id);
  if (others.length < chosen.length) change(others);
  else if (chosen.length < comparedAtOnce.most) change([...chosen, { id, title: titleOf(button) }]);
  else show(`You can compare up to ${comparedAtOnce.most} tours. Remove one first.`);
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
