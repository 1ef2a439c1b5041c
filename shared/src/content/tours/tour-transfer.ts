import { z } from "zod";
import { limits } from "../../limits.ts";
import { wholeNumber } from "../../text/number-range.ts";
import { labelledList } from "../../text/text.ts";
import { question } from "../questions.ts";
import { reservedTourIds } from "./tour-address.ts";
import { descriptionText } from "./tour-description.ts";
import { tourFacts } from "./tour-facts.ts";
import { emptyDecorativeAlt, photoTexts } from "./tour-photos.ts";
import { tourServiceTexts } from "./tour-services.ts";

/** Increased by changes that older versions would misread. */
export const tourArchiveVersion = 2;

const addressPart = (label: string) => {
  const message = `${label} must be lower-case letters and digits, separated by hyphens.`;
  return z
    .string(message)
    .max(limits.line, `${label} can have up to ${limits.line} characters.`)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, message)
    .refine((part) => !reservedTourIds.has(part), `${label} is reserved. Choose another one.`);
};

/** `file` is a name within the archive, for example `photos/bay.jpg`. */
const portablePhoto = photoTexts
  .extend({ file: z.string("File is required.").min(1, "File is required.").max(limits.line) })
  .overwrite(emptyDecorativeAlt);
export type PortablePhoto = z.infer<typeof portablePhoto>;

/**
 * A tour in an export. Without `photos` an import keeps the stored ones; without `descriptionText` it keeps the
 * formatting unless the text changes.
 */
export const portableTour = tourServiceTexts.extend({
  descriptionText: descriptionText.nullish(),
  id: addressPart("ID"),
  /** The last part of the page's address; older tours can have longer ones than the editor allows. */
  slug: addressPart("Address"),
  facts: tourFacts,
  isShown: z.boolean("Shown must be yes or no."),
  position: wholeNumber("Position", 1, limits.tours).nullable(),
  photos: z
    .array(portablePhoto, "Photos must be a list.")
    .max(limits.tourPhotos, `A tour can have up to ${limits.tourPhotos} photos.`)
    .optional(),
});
export type PortableTour = z.infer<typeof portableTour>;

export const tourArchive = z.object({
  version: z.literal(
    [1, tourArchiveVersion],
    `tours.json must have the version ${tourArchiveVersion} or an earlier one; this one was made by a newer version or another program.`,
  ),
  tours: z
    .array(z.unknown(), "tours.json must have a list of tours.")
    .max(limits.tours, `At most ${limits.tours} tours can be imported at once.`),
});

export const portableQuestions = labelledList("Questions", z.unknown()).pipe(
  z.array(
    z.strictObject(question.shape, {
      error: (issue) =>
        issue.code === "unrecognized_keys"
          ? `The field “${issue.keys[0]?.slice(0, limits.line)}” is unknown.`
          : "This isn't a question with an answer.",
    }),
  ),
);

/** The effect of an import on one tour; `reason` explains a refusal in a sentence. */
export const tourImportRow = z.object({
  /** Row number in the spreadsheet, or position in the archive's list. */
  row: z.int(),
  id: z.string(),
  title: z.string(),
  status: z.enum(["new", "changed", "same", "refused"]),
  changes: z.array(z.string()),
  reason: z.string().nullable(),
  /** A sentence for each new price that is far from the others. */
  doubts: z.array(z.string()),
});
export type TourImportRow = z.infer<typeof tourImportRow>;

export const tourImportQuestions = z.object({
  status: z.enum(["new", "changed", "same"]),
  count: z.int(),
});
export type TourImportQuestions = z.infer<typeof tourImportQuestions>;

export const tourImport = z.object({
  _id: z.string(),
  rows: z.array(tourImportRow),
  /** `null` if the file contains no questions. */
  questions: tourImportQuestions.nullable(),
});
export type TourImport = z.infer<typeof tourImport>;

export const tourImportRead = z.object({ import: tourImport });
export const tourImportDone = z.object({
  message: z.string(),
  created: z.int(),
  changed: z.int(),
});
export type TourImportDone = z.infer<typeof tourImportDone>;
