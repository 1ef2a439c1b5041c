import { listGroupPrices } from "shared/content/tours/group-price";
import { describePeople } from "shared/inbox/people";
import { amountInWords } from "shared/money/amount";
import { copyDetail, keepDetail, prefillDetails } from "../../forms/messages/guest-details.ts";

const readRange = (min: string | undefined, max: string | undefined) =>
  min ? { min: Number(min), max: max ? Number(max) : null } : null;

const readPrice = (row: HTMLElement) => {
  const { amount, currency = "", per, min, max } = row.dataset;
  return {
    row,
    amount: Number(amount),
    currency,
    per: per === "group" ? ("group" as const) : ("person" as const),
    people: readRange(min, max),
  };
};

/** Leaves the prices for this number of people, each with its total; without a number, all of them. */
export const showPrices = (card: Element) => {
  const people = card.querySelector<HTMLInputElement>('[name="paxNumber"]')?.valueAsNumber;
  const group = people !== undefined && people >= 1 ? Math.floor(people) : undefined;
  const { groupMin: min, groupMax: max } =
    card.querySelector<HTMLElement>(".prices")?.dataset ?? {};
  const prices = [...card.querySelectorAll<HTMLElement>("[data-amount]")].map(readPrice);
  const tour = { prices, groupSize: readRange(min, max) };
  const fitting = group === undefined ? [] : listGroupPrices(tour, group);
  for (const { row, currency } of prices) {
    const fit = fitting.find(({ price }) => price.row === row);
    row.hidden = fitting.length > 0 && !fit;
    const text = row.querySelector(".price__total");
    if (!text) continue;
    text.textContent =
      fit && group
        ? `${amountInWords({ amount: fit.total, currency })} for ${describePeople(group)}`
        : "";
  }
  const unpriced = card.querySelector(".prices__unpriced");
  if (!unpriced) return;
  const isUnpriced = group !== undefined && fitting.length === 0;
  unpriced.textContent = isUnpriced ? "We'll quote a price for your group." : "";
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
