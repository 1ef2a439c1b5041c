import { type Page, pageInput } from "shared/content/pages/pages";
import { z } from "zod";
import { blockValues } from "./block-values.ts";
import { fromBlock } from "./from-block.ts";
import { toBlock, withoutBlankRows } from "./to-block.ts";

const text = z.string();

/** Unvalidated; also the format of drafts. */
export const pageValues = z.object({
  title: text,
  slug: text,
  description: text,
  topic: text,
  isShown: z.boolean(),
  blocks: z.array(blockValues),
});
export type PageValues = z.infer<typeof pageValues>;

export const blankPage: PageValues = {
  title: "",
  slug: "",
  description: "",
  topic: "",
  isShown: true,
  blocks: [],
};

export const pageFormValues = (page: Page): PageValues => ({
  title: page.title,
  slug: page.slug,
  description: page.description ?? "",
  topic: page.topic ?? "",
  isShown: page.isShown,
  blocks: page.blocks.map(fromBlock(page.pictures)),
});

export const withoutBlankEntries = (values: PageValues): PageValues => ({
  ...values,
  blocks: values.blocks.map(withoutBlankRows),
});

const toInput = (values: PageValues) => ({ ...values, blocks: values.blocks.map(toBlock) });

/** Validates the form values and converts them to the request. */
export const pageSchema = z.preprocess((typed) => toInput(pageValues.parse(typed)), pageInput);
