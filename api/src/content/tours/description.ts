import { isDeepStrictEqual } from "node:util";
import {
  descriptionText as textSchema,
  toDescriptionDocument,
} from "shared/content/tours/tour-description";
import {
  type TourService,
  type TourServiceForm,
  tourServiceTexts,
} from "shared/content/tours/tour-services";
import { isFormatted, plainText } from "shared/text/rich-text";
import { z } from "zod";
import { parseInput } from "#platform/parse-input.ts";

type Description = Pick<TourService, "description" | "descriptionText">;
type Given = Pick<TourServiceForm, "description" | "descriptionText">;

const plainDescription = tourServiceTexts.pick({ description: true });
const formatted = z.object({ descriptionText: textSchema });

/** Returns the description to store. 400 for a document that is invalid, empty or too long. */
export const parseDescription = (
  { description, descriptionText: document }: Given,
  stored: Description | undefined,
): Description => {
  if (document) {
    const { descriptionText } = parseInput(formatted, { descriptionText: document });
    // Plain text that an editor has shown stays as it was typed, blank lines and all.
    if (stored && isDeepStrictEqual(descriptionText, toDescriptionDocument(stored)))
      return { description: stored.description, descriptionText: stored.descriptionText };
    const plain = parseInput(plainDescription, { description: plainText(descriptionText) });
    return { ...plain, descriptionText: isFormatted(descriptionText) ? descriptionText : null };
  }
  const keepsFormatting = document === undefined && description === stored?.description;
  return { description, descriptionText: keepsFormatting ? stored.descriptionText : null };
};
