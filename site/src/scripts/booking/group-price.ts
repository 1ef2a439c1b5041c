import { amountInWords } from "shared/content/tours/amount";
import { keepDetails, prefillDetails } from "../../forms/messages/guest-details.ts";

const describeTotal = ({ amount, currency = "", per }: DOMStringMap, people: number) => {
  const total = per === "person" ? Number(amount) * people : Number(amount);
  const group = people === 1 ? "1 person" : `${people} people`;
  return `${amountInWords({ amount: total, currency })} for ${group}`;
};

const isValidFor = ({ min, max }: DOMStringMap, people: number) =>
  people >= Number(min ?? 1) && (!max || people <= Number(max));

/** Leaves the prices for this number of people, each with its total; without a number, all of them. */
export const showPrices = (card: Element) => {
  const people = card.querySelector<HTMLInputElement>('[name="paxNumber"]')?.valueAsNumber;
  const group = people !== undefined && people >= 1 ? Math.floor(people) : undefined;
  const rows = [...card.querySelectorAll<HTMLElement>("[data-amount]")];
  const fits = rows.map(({ dataset }) => group === undefined || isValidFor(dataset, group));
  const isPriced = fits.some(Boolean);
  for (const [index, row] of rows.entries()) {
    row.hidden = isPriced && !fits[index];
    const total = row.querySelector(".price__total");
    if (total) total.textContent = group && fits[index] ? describeTotal(row.dataset, group) : "";
  }
  const unpriced = card.querySelector(".prices__unpriced");
  if (unpriced) unpriced.textContent = isPriced ? "" : "We'll quote a price for your group.";
};

/** Hands the card's fields on to the inquiry form. */
const handInput = ({ target }: Event) => {
  const card = target instanceof Element ? target.closest(".booking-card") : null;
  if (!card) return;
  showPrices(card);
  keepDetails(card);
  const form = document.querySelector(`form[action$="/api/inquiries"]`);
  if (form) prefillDetails(form);
};
addEventListener("input", handInput);

const card = document.querySelector(".booking-card");
if (card) {
  prefillDetails(card);
  showPrices(card);
}
