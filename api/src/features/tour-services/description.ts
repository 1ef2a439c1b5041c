import { isDeepStrictEqual } from "node:util";
import { isFormatted, plainText } from "shared/rich-text";
import { toDescriptionDocument } from "shared/tour-description";
import { type TourService, type TourServiceForm, tourServiceTexts } from "shared/tour-services";
import { parseInput } from "../../lib/parse-input.ts";

type Description = Pick<TourService, "description" | "descriptionText">;
type Given = Pick<TourServiceForm, "description" | "descriptionText">;

const words = tourServiceTexts.pick({ description: true });

/** What is kept of a description as it is sent. 400 where the words of its document are too many or none. */
export const descriptionOf = (
  { description, descriptionText }: Given,
  stored: Description | undefined,
): Description => {
  if (descriptionText) {
    // Plain text that an editor has shown stays as it was typed, blank lines and all.
    if (stored && isDeepStrictEqual(descriptionText, toDescriptionDocument(stored)))
      return { description: stored.description, descriptionText: stored.descriptionText };
    const told = parseInput(words, { description: plainText(descriptionText) });
    return { ...told, descriptionText: isFormatted(descriptionText) ? descriptionText : null };
  }
  const keepsFormatting = descriptionText === undefined && description === stored?.description;
  return { description, descriptionText: keepsFormatting ? stored.descriptionText : null };
};
