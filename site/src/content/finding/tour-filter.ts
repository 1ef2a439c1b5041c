import type { Price } from "shared/content/tours/prices";
import type { TourDuration, TourLevel } from "shared/content/tours/tour-facts";
import { comparablePrice, fitsLimit } from "./comparable-price.ts";
import { lengthOf } from "./tour-length.ts";
import { isGoodWithChildren } from "./with-children.ts";

export type FilterName = "length" | "price" | "level" | "children" | "month";

/** The facts that filters compare, from the `data-` attributes of a card's list item. */
type FilterValues = { readonly [Name in FilterName]?: string | undefined };

export type Filtered = {
  facts: {
    duration: TourDuration | null;
    level: TourLevel | null;
    minimumAge: number | null;
    months: number[];
  };
  fromPrice: Price | null;
};

/** A group's price is not comparable with a person's; a tour without months runs all year. */
export const filterValues = ({ facts, fromPrice }: Filtered): FilterValues => ({
  length: lengthOf(facts.duration),
  price: fromPrice?.per === "person" ? comparablePrice(fromPrice) : undefined,
  level: facts.level?.grade,
  children: isGoodWithChildren(facts) ? "yes" : undefined,
  month: facts.months.length > 0 ? facts.months.join(" ") : undefined,
});

const fits = (values: FilterValues, name: string, chosen: string): boolean => {
  if (name === "price") return values.price !== undefined && fitsLimit(values.price, chosen);
  if (name === "month")
    return values.month === undefined || values.month.split(" ").includes(chosen);
  return name === "length" || name === "level" || name === "children"
    ? values[name] === chosen
    : true;
};

/** True if a tour fits every chosen filter. */
export const fitsAll = (values: FilterValues, chosen: Iterable<readonly [string, string]>) =>
  [...chosen].every(([name, value]) => fits(values, name, value));
