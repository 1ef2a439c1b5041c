import { z } from "zod";
import { currency } from "./prices.ts";

const price = z.object({
  /** In the smallest unit of the currency: cents where `currencyPrecision` is 2. */
  original: z.int(),
  retail: z.int(),
  net: z.null(),
  currency,
  currencyPrecision: z.int(),
  includedTaxes: z.array(z.never()),
});
export type OctoPrice = z.infer<typeof price>;

const unit = z.object({
  id: z.string(),
  internalName: z.string(),
  reference: z.null(),
  type: z.enum(["ADULT"]),
  restrictions: z.object({
    minAge: z.int(),
    maxAge: z.int(),
    idRequired: z.boolean(),
    minQuantity: z.int().nullable(),
    maxQuantity: z.int().nullable(),
    paxCount: z.int(),
    accompaniedBy: z.array(z.string()),
  }),
  requiredContactFields: z.array(z.string()),
  pricingFrom: z.array(price).optional(),
});
export type OctoUnit = z.infer<typeof unit>;

const option = z.object({
  id: z.string(),
  default: z.boolean(),
  internalName: z.string(),
  reference: z.null(),
  availabilityLocalStartTimes: z.array(z.string()),
  cancellationCutoff: z.string(),
  cancellationCutoffAmount: z.int(),
  cancellationCutoffUnit: z.enum(["day", "hour"]),
  requiredContactFields: z.array(z.string()),
  restrictions: z.object({ minUnits: z.int().nullable(), maxUnits: z.int().nullable() }),
  units: z.array(unit),
  pricingFrom: z.array(price).optional(),
});
export type OctoOption = z.infer<typeof option>;

/** A tour as a product of the OCTO specification (octo.travel), core and pricing; to be had on request alone. */
export const octoProduct = z.object({
  id: z.string(),
  internalName: z.string(),
  reference: z.null(),
  locale: z.string(),
  timeZone: z.string(),
  allowFreesale: z.literal(false),
  instantConfirmation: z.literal(false),
  instantDelivery: z.literal(false),
  availabilityRequired: z.literal(true),
  availabilityType: z.enum(["START_TIME", "OPENING_HOURS"]),
  deliveryFormats: z.array(z.string()),
  deliveryMethods: z.array(z.enum(["VOUCHER"])),
  redemptionMethod: z.enum(["MANIFEST"]),
  options: z.array(option),
  defaultCurrency: currency.optional(),
  availableCurrencies: z.array(currency),
  pricingPer: z.enum(["UNIT", "BOOKING"]),
});
export type OctoProduct = z.infer<typeof octoProduct>;
