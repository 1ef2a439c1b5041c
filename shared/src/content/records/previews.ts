import { z } from "zod";
import { limits } from "../../limits.ts";
import { multilineText, optionalText, singleLineText, timestamp } from "../../text/text.ts";
import { recordRef } from "./records.ts";

/** Days for which a new link shows a draft. */
export const previewLinkDays = 7;

/** The record's input as its form has it now. */
export const previewInput = z.object({
  document: z.record(z.string(), z.unknown(), "document must be an object."),
});

/** A page without scripts, for a sandboxed frame. `part` is the id of the element that shows the record. */
export const preview = z.object({ html: z.string(), part: z.string().nullable() });
export type Preview = z.infer<typeof preview>;

/** A reader's answer; `text` is `null` for “Looks good”. */
export const previewNote = z.object({
  _id: z.string(),
  text: z.string().nullable(),
  name: z.string().nullable(),
  createdAt: timestamp,
  /** No admin has read it. */
  isNew: z.boolean(),
});
export type PreviewNote = z.infer<typeof previewNote>;

export const previewLink = z.object({
  _id: z.string(),
  url: z.string(),
  /** `null` once that account is deleted. */
  author: z.string().nullable(),
  createdAt: timestamp,
  expiresAt: timestamp,
  /** An admin ended it before it expired. */
  endedAt: timestamp.nullable(),
  /** Oldest first. */
  notes: z.array(previewNote),
});
export type PreviewLink = z.infer<typeof previewLink>;

/** Newest first. */
export const previewLinkList = z.object({ links: z.array(previewLink) });
export const previewLinkBody = z.object({ link: previewLink });
export const previewLinkQuery = recordRef;
export const previewLinkInput = recordRef;

/** A reader's note on the page of a preview. */
export const readerNote = z.object({
  text: multilineText("Your note", limits.previewNote),
  name: optionalText("Your name", singleLineText("Your name", limits.personName)),
});
