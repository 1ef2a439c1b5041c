import { fitsLimit } from "../content/tours/comparable-price.ts";

const filters = document.querySelector<HTMLElement>("#tour-filters");
const reset = filters?.querySelector("button");
const selects = [...(filters?.querySelectorAll("select") ?? [])];
const cards = [...document.querySelectorAll<HTMLElement>(".services-grid > li")];

const chosen = () =>
  new URLSearchParams(
    selects.filter(({ value }) => value).map(({ name, value }): [string, string] => [name, value]),
  );

const isShown = ({ dataset }: HTMLElement, choice: URLSearchParams) => {
  const length = choice.get("length");
  const price = choice.get("price");
  if (length && dataset.length !== length) return false;
  return !price || (dataset.price !== undefined && fitsLimit(dataset.price, price));
};

const announceCount = (count: number) => {
  const status = filters?.querySelector("[role=status]");
  const text = count === 0 ? "No tours match." : `${count} ${count === 1 ? "tour" : "tours"}`;
  if (status && status.textContent.trim() !== text) status.textContent = text;
};

function show() {
  const choice = chosen();
  for (const card of cards) card.hidden = !isShown(card, choice);
  announceCount(cards.filter(({ hidden }) => !hidden).length);
  if (reset) reset.hidden = choice.size === 0;
  // Links to other activities keep the filters.
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".activities a")) {
    link.search = choice.toString();
  }
}

function readAddress() {
  const choice = new URLSearchParams(location.search);
  for (const select of selects) {
    select.value = choice.get(select.name) ?? "";
    // The address may contain a value that this page does not offer.
    if (select.selectedIndex < 0) select.value = "";
  }
  show();
}

function writeAddress() {
  const query = chosen().toString();
  history.pushState(null, "", query ? `?${query}` : location.pathname);
  show();
}

filters?.addEventListener("change", writeAddress);
reset?.addEventListener("click", () => {
  for (const select of selects) select.value = "";
  writeAddress();
  selects[0]?.focus();
});
addEventListener("popstate", readAddress);
// A filter chosen while this script loaded overrides the address.
if (chosen().size > 0) writeAddress();
else readAddress();
