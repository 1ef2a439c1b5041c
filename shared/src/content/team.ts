import { z } from "zod";
import { limits } from "../limits.ts";
import { image } from "../media/images.ts";
import { yearNumber } from "../text/number-range.ts";
import { orNull } from "../text/or-null.ts";
import {
  optionalSingleLineText,
  optionalText,
  singleLineText,
  singleLineTexts,
  timestamp,
} from "../text/text.ts";

export const teamMemberInput = z.object({
  name: singleLineText("Name", limits.personName),
  /** For example `Kayak guide`. */
  role: optionalSingleLineText("Role"),
  languages: singleLineTexts("Languages"),
  /** Year in which the person joined the company. */
  since: orNull(yearNumber("Working here since")),
  guideLicence: optionalSingleLineText("Guide licence"),
  firstAid: optionalSingleLineText("First aid"),
  /** A sentence in the person's own words. */
  words: optionalSingleLineText("In their own words"),
  /** Id of an uploaded picture. */
  picture: optionalText("Photo", singleLineText("Photo")),
  isShown: z.boolean("isShown must be true or false."),
});
export type TeamMemberInput = z.infer<typeof teamMemberInput>;

export const teamMember = z.object({
  _id: z.string(),
  name: z.string(),
  role: z.string().nullable(),
  languages: z.array(z.string()),
  since: z.int().nullable(),
  guideLicence: z.string().nullable(),
  firstAid: z.string().nullable(),
  words: z.string().nullable(),
  picture: z.string().nullable(),
  image: image.nullable(),
  /** Only admins receive hidden people. */
  isShown: z.boolean(),
  /** From 1; people without a position follow, in the order in which they were added. */
  position: z.int().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type TeamMember = z.infer<typeof teamMember>;

export const teamMemberList = z.object({ team: z.array(teamMember) });

/** `readAt` is the member's `updatedAt` as it was read; the API refuses the change if the member has changed since. */
export const teamMemberChange = teamMemberInput.extend({ readAt: timestamp });
export type TeamMemberChange = z.infer<typeof teamMemberChange>;

export const teamMemberSaved = z.object({ message: z.string(), member: teamMember });

/** The order on the site; people missing from the list follow. */
export const teamOrder = z.object({
  ids: z
    .array(z.string(), "ids must be a list.")
    .max(limits.team, `A team can have up to ${limits.team} people.`),
});
