import type { RecordField } from "../../../lib/editing/record-field.ts";
import { describeBlock } from "./describe-block.ts";
import type { PageValues } from "./page-values.ts";
import { toBlock } from "./to-block.ts";

type PageField = RecordField<PageValues>;

const text = (key: "title" | "slug" | "description" | "topic", label: string): PageField => ({
  label,
  read: (values) => values[key],
  describe: (values) => values[key],
  take: (values, other) => ({ ...values, [key]: other[key] }),
});

const choice = (
  key: "isShown" | "isDraft",
  label: string,
  words: { yes: string; no: string },
): PageField => ({
  label,
  read: (values) => values[key],
  describe: (values) => (values[key] ? words.yes : words.no),
  take: (values, other) => ({ ...values, [key]: other[key] }),
});

/** Renditions of a picture come by themselves: they are no change. */
const blocks: PageField = {
  label: "Content",
  read: (values) => values.blocks.map(toBlock),
  describe: (values) => values.blocks.map(describeBlock).filter(Boolean).join("\n\n"),
  take: (values, other) => ({ ...values, blocks: other.blocks }),
};

export const pageFields: PageField[] = [
  text("title", "Title"),
  text("slug", "Address"),
  text("description", "Description"),
  text("topic", "Tour"),
  choice("isShown", "Visibility", { yes: "Shown on the site", no: "Hidden" }),
  choice("isDraft", "Draft", { yes: "A draft", no: "No draft" }),
  blocks,
];
