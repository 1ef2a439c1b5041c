import { company } from "shared/company";
import { limits } from "shared/limits";
import type { OctoOption, OctoPrice, OctoProduct, OctoUnit } from "shared/octo";
import type { Price } from "shared/prices";
import type { TourService } from "shared/tour-services";

/** What the specification asks for where there is no hour of departure. */
const openAllDay = "00:00";
const contactFields = ["firstName", "lastName", "emailAddress"];

const precisionOf = (currency: string) =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

const toOctoPrice = ({ amount, currency }: Price): OctoPrice => {
  const currencyPrecision = precisionOf(currency);
  const original = Math.round(amount * 10 ** currencyPrecision);
  return { original, retail: original, net: null, currency, currencyPrecision, includedTaxes: [] };
};

const nameOf = ({ per, people, note }: Price) => {
  const one = per === "person" ? "Person" : "Group";
  const count = people && (people.max ? `${people.min} to ${people.max}` : `from ${people.min}`);
  return [count ? `${one}, ${count} people` : one, note].filter(Boolean).join(": ");
};

const toUnit = (price: Price, index: number, minimumAge: number): OctoUnit => ({
  id: `price-${index + 1}`,
  internalName: nameOf(price),
  reference: null,
  type: price.per === "person" ? "ADULT" : "OTHER",
  restrictions: {
    minAge: minimumAge,
    maxAge: limits.age,
    idRequired: false,
    minQuantity: price.per === "person" ? (price.people?.min ?? null) : 1,
    maxQuantity: price.per === "person" ? (price.people?.max ?? null) : 1,
    paxCount: price.per === "person" ? 1 : (price.people?.max ?? 1),
    accompaniedBy: [],
  },
  requiredContactFields: [],
  pricingFrom: [toOctoPrice(price)],
});

const optionOf = ({ title, facts, fromPrice }: TourService): OctoOption => ({
  id: "default",
  default: true,
  internalName: title,
  reference: null,
  availabilityLocalStartTimes: [facts.start?.time ?? openAllDay],
  cancellationCutoff: "0 days",
  cancellationCutoffAmount: 0,
  cancellationCutoffUnit: "day",
  requiredContactFields: contactFields,
  restrictions: {
    minUnits: facts.groupSize?.min ?? null,
    maxUnits: facts.groupSize?.max ?? null,
  },
  units: facts.prices
    .filter(({ per, currency }) => per === fromPrice?.per && currency === fromPrice.currency)
    .map((price, index) => toUnit(price, index, facts.minimumAge ?? 0)),
});

/** In the currency and the manner (per person or per group) of the tour's from-price. */
export const toOctoProduct = (tour: TourService): OctoProduct => ({
  id: tour._id,
  internalName: tour.title,
  reference: null,
  locale: "en",
  timeZone: company.timeZone,
  allowFreesale: false,
  instantConfirmation: false,
  instantDelivery: false,
  availabilityRequired: false,
  availabilityType: tour.facts.start?.time ? "START_TIME" : "OPENING_HOURS",
  deliveryFormats: [],
  deliveryMethods: ["VOUCHER"],
  redemptionMethod: "MANIFEST",
  options: [optionOf(tour)],
  ...(tour.fromPrice && { defaultCurrency: tour.fromPrice.currency }),
  availableCurrencies: tour.fromPrice ? [tour.fromPrice.currency] : [],
  pricingPer: tour.fromPrice?.per === "group" ? "BOOKING" : "UNIT",
});
