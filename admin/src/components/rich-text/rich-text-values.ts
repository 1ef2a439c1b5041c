import { z } from "zod";

/** A document as the editor has it, valid or not. */
export type RichTextValues = { type?: string };

const isDocument = (value: unknown) =>
  typeof value === "object" && value !== null && "type" in value && value.type === "doc";

export const richTextValues = z.custom<RichTextValues>(isDocument);
