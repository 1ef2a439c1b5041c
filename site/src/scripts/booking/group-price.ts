import { amountInWords } from "shared/content/tours/amount";
import { copyDetail, keepDetail, prefillDetails } from "../../forms/messages/guest-details.ts";

const describeTotal = ({ amount, currency = "", per }: DOMStringMap, people: number) => {
  const total = per === "person" ? Number(amount) * people : Number(amount);
  const group = people === 1 ? "1 person" : `${people} people`;
  return `${amountInWords({ amount: total, currency })} for ${group}`;
};

type Range = { min?: string | undefined; max?: string | undefined };

const isValidFor = ({ min, max }: Range, people: number) =>
  people >= Number(min ?? 1) && (!max || people <= Number(max));

/** Leaves the prices for this number of people, each with its total; without a number, all of them. */
export const showPrices = (card: Element) => {
  const people = card.querySelector<HTMLInputElement>('[name="paxNumber"]')?.valueAsNumber;
  const group = people !== undefined && people >= 1 ? Math.floor(people) : undefined;
  const { groupMin: min, groupMax: max } =
    card.querySelector<HTMLElement>(".prices")?.dataset ?? {};
  const isTaken = group === undefined || isValidFor({ min, max }, group);
  const rows = [...card.querySelectorAll<HTMLElement>("[data-amount]")];
  const fits = rows.map(
    ({ dataset }) => isTaken && (group === undefined || isValidFor(dataset, group)),
  );
  const isPriced = fits.some(Boolean);
  for (const [index, row] of rows.entries()) {
    row.hidden = isPriced && !fits[index];
    const total = row.querySelector(".price__total");
    if (total) total.textContent = group && fits[index] ? describeTotal(row.dataset, group) : "";
  }
  const unpriced = card.querySelector(".prices__unpriced");
  if (unpriced) unpriced.textContent = isPriced ? "" : "We'll quote a price for your group.";
};

/** Keeps a field of the card and hands it on to the inquiry form. */
const handOn = (field: HTMLInputElement) => {
  keepDetail(field);
  const form = document.querySelector(`form[action$="/api/inquiries"]`);
  if (form) copyDetail(form, field);
};

addEventListener("input", ({ target }) => {
  const card = target instanceof HTMLInputElement && target.closest(".booking-card");
  if (!card) return;
  showPrices(card);
  handOn(target);
});

const card = document.querySelector(".booking-card");
if (card) {
  prefillDetails(card);
  // Visitors may have typed while this script was loading.
  for (const field of card.querySelectorAll("input")) if (field.value !== "") handOn(field);
  showPrices(card);
}
