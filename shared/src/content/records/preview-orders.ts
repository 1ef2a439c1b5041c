import { z } from "zod";
import { image } from "../../media/images.ts";
import { revision } from "../../publishing/revision.ts";
import { presentedRecord } from "./presented-record.ts";

/** Orders the page of a record that is not public, within the content of `revision`. */
export const previewOrder = z.object({
  id: z.int(),
  revision,
  presented: presentedRecord,
  /** The picture of a brand's `logo`; ignored for other records. */
  logo: image.nullable(),
});
export type PreviewOrder = z.infer<typeof previewOrder>;

/** A page without scripts and with disabled forms, which shows a record that is not public. */
export const previewPage = z.object({
  html: z.string(),
  /** Sources of styles and pictures, for a content security policy. */
  styleSources: z.string(),
  pictureSources: z.string(),
});
export type PreviewPage = z.infer<typeof previewPage>;

/** `page` is `null` if no page shows the record. */
export const previewAnswer = z.union([
  z.object({ id: z.int(), page: previewPage.nullable() }),
  z.object({ id: z.int(), problem: z.string() }),
]);
export type PreviewAnswer = z.infer<typeof previewAnswer>;
