import type { PageBlock } from "./pages/page-blocks.ts";
import type { Price } from "./tours/prices.ts";

/** The demo names its people `Sample guide 1`, `Sample guest 1` and `Sample author`. */
export const isSampleName = (name: string) => /^sample (guide|guest|author)\b/i.test(name);

/** The demo's licence, insurance and certificates say that they are samples. */
export const isSampleFact = (text: string | null) => /\bsample\b/i.test(text ?? "");

/** The demo notes `Sample price` beside its prices. */
export const isSamplePrice = ({ note }: Pick<Price, "note">) => /^sample price\b/i.test(note ?? "");

export const hasSamples = (block: PageBlock) => {
  if (block.type === "facts") return block.facts.some(({ value }) => isSampleName(value));
  if (block.type === "quotes") return block.quotes.some(({ name }) => isSampleName(name));
  return block.type === "prices" && block.prices.some(isSamplePrice);
};
