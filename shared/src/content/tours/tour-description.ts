import { limits } from "../../limits.ts";
import { isFormatted, type RichText, richTextDocument, toRichText } from "../../text/rich-text.ts";

/** A tour's description as a document; its words are checked as the description itself. */
export const descriptionText = richTextDocument.refine(
  (text) => !isFormatted(text) || JSON.stringify(text).length <= limits.descriptionText,
  "Description has too much formatting.",
);

type Description = { description: string; descriptionText: RichText | null };

/** What an editor shows of a description, formatted or not. */
export const toDescriptionDocument = ({ description, descriptionText }: Description): RichText =>
  descriptionText ?? toRichText(description);
