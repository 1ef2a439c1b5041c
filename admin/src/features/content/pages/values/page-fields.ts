import type { RecordField } from "../../../../lib/editing/record-field.ts";
import { valueField } from "../../../../lib/editing/value-field.ts";
import { joinFilled } from "../../../../lib/text/is-filled.ts";
import { describeBlock, describePhoto } from "./describe-block.ts";
import { type PageValues, toStory } from "./page-values.ts";
import { toBlock } from "./to-block.ts";

type PageField = RecordField<PageValues>;

const choice = (texts: { yes: string; no: string }) => (isChosen: boolean) =>
  isChosen ? texts.yes : texts.no;

/** The server adds renditions of a picture later: they are no change. */
const blocks: PageField = {
  label: "Content",
  read: (values) => values.blocks.map(toBlock),
  describe: (values) => values.blocks.map(describeBlock).filter(Boolean).join("\n\n"),
  take: (values, other) => ({ ...values, blocks: other.blocks }),
};

export const storyField: PageField = {
  label: "Story",
  read: toStory,
  describe: ({ story }) =>
    story
      ? joinFilled(
          [story.date, story.author, describePhoto(story.photo), story.tours.join(", ")],
          " · ",
        )
      : "",
  take: (values, other) => ({ ...values, story: other.story }),
};

export const pageFields: PageField[] = [
  valueField("title", "Title", String),
  valueField("slug", "Address", String),
  valueField("description", "Description", String),
  valueField("topic", "Tour", String),
  valueField("isShown", "Visibility", choice({ yes: "Shown on the site", no: "Hidden" })),
  storyField,
  blocks,
];
