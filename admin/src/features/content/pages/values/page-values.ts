import { type Page, pageInput } from "shared/content/pages/pages";
import { z } from "zod";
import { fromPhotoValues, photoValues } from "../../../../components/photos/photo-values.ts";
import { blockValues } from "./block-values.ts";
import { fromBlock, fromPhoto } from "./from-block.ts";
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
  /** `null` for a page that is no story. */
  story: z
    .object({ date: text, author: text, photo: photoValues.nullable(), tours: z.array(text) })
    .nullable()
    .default(null),
});
export type PageValues = z.infer<typeof pageValues>;
export type StoryValues = NonNullable<PageValues["story"]>;

export const blankPage: PageValues = {
  title: "",
  slug: "",
  description: "",
  topic: "",
  isShown: true,
  blocks: [],
  story: null,
};

export const pageFormValues = (page: Page): PageValues => ({
  title: page.title,
  slug: page.slug,
  description: page.description ?? "",
  topic: page.topic ?? "",
  isShown: page.isShown,
  blocks: page.blocks.map(fromBlock(page.pictures)),
  story: page.story && {
    ...page.story,
    photo: page.story.photo && fromPhoto(page.story.photo, page.pictures),
  },
});

export const withoutBlankEntries = (values: PageValues): PageValues => ({
  ...values,
  blocks: values.blocks.map(withoutBlankRows),
});

export const toStory = ({ story }: PageValues) =>
  story && { ...story, photo: story.photo && fromPhotoValues(story.photo) };

const toInput = (values: PageValues) => ({
  ...values,
  blocks: values.blocks.map(toBlock),
  story: toStory(values),
});

/** Validates the form values and converts them to the request. */
export const pageSchema = z.preprocess((typed) => toInput(pageValues.parse(typed)), pageInput);
