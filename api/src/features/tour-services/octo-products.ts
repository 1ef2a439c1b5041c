import type { Content } from "shared/content";
import { limits } from "shared/limits";
import type { OctoOption, OctoPrice, OctoProduct, OctoUnit } from "shared/octo";
import type { Price } from "shared/prices";
import type { TourService } from "shared/tour-services";
import { type PreparedJson, prepareJson } from "../../lib/prepared-json.ts";
import type { ContentService } from "../content/content.service.ts";

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

const nameOf = ({ people, note }: Price) => {
  const count = people && (people.max ? `${people.min} to ${people.max}` : `from ${people.min}`);
  return [count ? `Person, ${count} people` : "Person", note].filter(Boolean).join(": ");
};

type UnitFields = Pick<OctoUnit, "id" | "internalName"> & {
  people: Price["people"];
  prices?: OctoPrice[];
};

const toUnit = (
  minimumAge: number,
  { id, internalName, people, prices }: UnitFields,
): OctoUnit => ({
  id,
  internalName,
  reference: null,
  type: "ADULT",
  restrictions: {
    minAge: minimumAge,
    maxAge: limits.age,
    idRequired: false,
    minQuantity: people?.min ?? null,
    maxQuantity: people?.max ?? null,
    paxCount: 1,
    accompaniedBy: [],
  },
  requiredContactFields: [],
  ...(prices && { pricingFrom: prices }),
});

/** A price per person is one of a unit; prices of groups are those of the option. */
const pricesOf = ({ facts, fromPrice }: TourService): Pick<OctoOption, "units" | "pricingFrom"> => {
  const minimumAge = facts.minimumAge ?? 0;
  const prices = facts.prices.filter(
    ({ per, currency }) => per === fromPrice?.per && currency === fromPrice.currency,
  );
  if (fromPrice?.per === "person")
    return {
      units: prices.map((price, index) =>
        toUnit(minimumAge, {
          id: `price-${index + 1}`,
          internalName: nameOf(price),
          people: price.people,
          prices: [toOctoPrice(price)],
        }),
      ),
    };
  const person = { id: "person", internalName: "Person", people: facts.groupSize };
  return { units: [toUnit(minimumAge, person)], pricingFrom: prices.map(toOctoPrice) };
};

const optionOf = (tour: TourService): OctoOption => ({
  id: "default",
  default: true,
  internalName: tour.title,
  reference: null,
  availabilityLocalStartTimes: [tour.facts.start?.time ?? openAllDay],
  cancellationCutoff: "0 days",
  cancellationCutoffAmount: 0,
  cancellationCutoffUnit: "day",
  requiredContactFields: contactFields,
  restrictions: {
    minUnits: tour.facts.groupSize?.min ?? null,
    maxUnits: tour.facts.groupSize?.max ?? null,
  },
  ...pricesOf(tour),
});

/** In the currency and the manner (per person or per group) of the tour's from-price. */
const toOctoProduct = (tour: TourService, timeZone: string): OctoProduct => ({
  id: tour._id,
  internalName: tour.title,
  reference: null,
  locale: "en",
  timeZone,
  allowFreesale: false,
  instantConfirmation: false,
  instantDelivery: false,
  availabilityRequired: true,
  availabilityType: tour.facts.start?.time ? "START_TIME" : "OPENING_HOURS",
  deliveryFormats: [],
  deliveryMethods: ["VOUCHER"],
  redemptionMethod: "MANIFEST",
  options: [optionOf(tour)],
  ...(tour.fromPrice && { defaultCurrency: tour.fromPrice.currency }),
  availableCurrencies: tour.fromPrice ? [tour.fromPrice.currency] : [],
  pricingPer: tour.fromPrice?.per === "group" ? "BOOKING" : "UNIT",
});

/** The shown tours as OCTO products, made once per revision of the content. */
export const createOctoProducts = (content: ContentService) => {
  let made: { of: Content; json: PreparedJson } | undefined;
  return async () => {
    const { content: of } = await content.current();
    if (made?.of !== of) {
      const { timeZone } = of.settings.hours;
      made = { of, json: prepareJson(of.services.map((tour) => toOctoProduct(tour, timeZone))) };
    }
    return made.json;
  };
};
