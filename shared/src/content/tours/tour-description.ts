import { limits } from "../../limits.ts";
import { isFormatted, type RichText, richTextDocument, toRichText } from "../../text/rich-text.ts";

/** A tour's description as a document; `description` validates its plain text. */
export const descriptionText = richTextDocument.refine(
  (text) => !isFormatted(text) || JSON.stringify(text).length <= limits.descriptionText,
  "Description has too much formatting.",
);

type Description = { description: string; descriptionText: RichText | null };

/** The document for the editor, from a formatted or a plain description. */
export const toDescriptionDocument = ({ description, descriptionText }: Description): RichText =>
  descriptionText ?? toRichText(description);
