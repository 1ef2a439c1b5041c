import { fitsAll } from "../content/finding/tour-filter.ts";

type Control = HTMLSelectElement | HTMLInputElement;
type Choice = (readonly [name: string, value: string])[];

const filters = document.querySelector<HTMLElement>("#tour-filters");
const status = filters?.querySelector("[role=status]");
const ways = filters?.querySelector<HTMLElement>(".tour-filters__ways");
const reset = filters?.querySelector<HTMLElement>("#tour-filters-reset");
const controls = [...(filters?.querySelectorAll<Control>("select, input") ?? [])];
/** The home page also shows stories as cards. */
const tours = filters?.parentElement;
const cards = [...(tours?.querySelectorAll<HTMLElement>(".services-grid > li") ?? [])];
const activityLinks = [...document.querySelectorAll<HTMLAnchorElement>(".activities a")];

const inWords = (count: number) => `${count} ${count === 1 ? "tour" : "tours"}`;

const isChosen = (control: Control) =>
  control instanceof HTMLInputElement ? control.checked : control.value !== "";

const choose = (control: Control, value: string | null) => {
  if (control instanceof HTMLInputElement) {
    control.checked = control.value === value;
    return;
  }
  control.value = value ?? "";
  // The address may contain a value that this page does not offer.
  if (control.selectedIndex < 0) control.value = "";
};

const readChoice = (): Choice =>
  controls.filter(isChosen).map(({ name, value }) => [name, value] as const);

const without = (choice: Choice, { name }: Control) => choice.filter(([other]) => other !== name);

const countFor = (choice: Choice) => cards.filter(({ dataset }) => fitsAll(dataset, choice)).length;

/** Shows how many tours each value would leave beside the other filters. */
const showCounts = (choice: Choice, control: Control) => {
  const others = without(choice, control);
  const textOf = (value: string, text = "") =>
    `${text} (${countFor([...others, [control.name, value]])})`;
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options)
      if (option.value) option.text = textOf(option.value, option.dataset.text);
  } else if (control.nextElementSibling) {
    control.nextElementSibling.textContent = textOf(control.value, control.dataset.text);
  }
};

const chosenText = (control: Control) =>
  control instanceof HTMLSelectElement
    ? control.selectedOptions[0]?.dataset.text
    : control.dataset.text;

const createRemoveButton = (control: Control, count: number) => {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "chip";
  button.textContent = `Remove “${chosenText(control)}” (${inWords(count)})`;
  button.addEventListener("click", () => {
    choose(control, null);
    writeAddress();
    control.focus();
  });
  return button;
};

/** The page of an activity also offers the same filters for all tours. */
const createAllToursLink = () => {
  const [all] = activityLinks;
  if (!all || all.ariaCurrent || !activityLinks.some(({ ariaCurrent }) => ariaCurrent)) return [];
  const link = document.createElement("a");
  link.className = "chip";
  link.href = all.href;
  link.textContent = "Search all tours";
  return [link];
};

/** When nothing matches, offers the filters whose removal helps. */
const showWays = (choice: Choice) => {
  if (!ways) return;
  ways.hidden = countFor(choice) > 0;
  if (ways.hidden) return;
  const buttons = controls.filter(isChosen).flatMap((control) => {
    const count = countFor(without(choice, control));
    return count > 0 ? [createRemoveButton(control, count)] : [];
  });
  ways.replaceChildren(...buttons, ...createAllToursLink());
};

const announce = (text: string) => {
  if (status && status.textContent.trim() !== text) status.textContent = text;
};

function show() {
  const choice = readChoice();
  for (const card of cards) card.hidden = !fitsAll(card.dataset, choice);
  const count = countFor(choice);
  announce(count === 0 ? "No tours match." : inWords(count));
  for (const control of controls) showCounts(choice, control);
  if (reset) reset.hidden = choice.length === 0;
  // Links to other activities keep the filters.
  const search = new URLSearchParams(choice.map((one) => [...one])).toString();
  for (const link of activityLinks) link.search = search;
  showWays(choice);
}

function readAddress(kept: Control[] = []) {
  const search = new URLSearchParams(location.search);
  for (const control of controls)
    if (!kept.includes(control)) choose(control, search.get(control.name));
  show();
}

function writeAddress() {
  const query = new URLSearchParams(readChoice().map((one) => [...one])).toString();
  history.pushState(null, "", query ? `?${query}` : location.pathname);
  show();
}

filters?.addEventListener("change", writeAddress);
reset?.addEventListener("click", () => {
  for (const control of controls) choose(control, null);
  writeAddress();
  controls[0]?.focus();
});
const [visit] = performance.getEntriesByType("navigation");
const isReturn = visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";

for (const event of ["popstate", "pageshow"]) addEventListener(event, () => readAddress());
// A filter chosen while this script loaded overrides the one in the address. On a return, the browser checked the boxes.
const chosen = controls.filter(
  (control) => isChosen(control) && !(isReturn && control instanceof HTMLInputElement),
);
readAddress(chosen);
if (chosen.length > 0) writeAddress();
