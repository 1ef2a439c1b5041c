import { z } from "zod";
import { limits } from "../limits.ts";

/** The author of a link may have put a guest's email address into it. */
const emailLike = /\S(?:@|%40)\S/i;

/** One line of bounded text; `undefined` if it is malformed or looks like an email address. */
const clean = (text: string, shape: RegExp) => {
  const line = text.replaceAll(/\p{Cc}/gu, " ").trim();
  const cut = line.slice(0, limits.sourceText).toWellFormed();
  return cut !== "" && !emailLike.test(line) && shape.test(cut) ? cut : undefined;
};

const part = (shape = /^/) =>
  z
    .string()
    .transform((text) => clean(text, shape))
    .optional()
    .catch(undefined);

/**
 * Origin of a message: page and tour of the form, and campaign and referring host of the visit's first page. Invalid
 * parts are cut or left out; they never cause an error.
 */
export const sourceInput = z.object({
  page: part(/^\/[^?#]*$/),
  tour: part(),
  referrer: part(/^[a-z\d.-]+\.[a-z\d-]+$/i),
  utm_source: part(),
  utm_medium: part(),
  utm_campaign: part(),
  utm_term: part(),
  utm_content: part(),
});
export type SourceInput = z.infer<typeof sourceInput>;

export const guestChannel = z.enum(
  ["whatsapp", "phone", "mail", "elsewhere"],
  "channel must be whatsapp, phone, mail or elsewhere.",
);
export type GuestChannel = z.infer<typeof guestChannel>;

const known = z.string().optional();

export const messageSource = z.object({
  page: known,
  tour: known,
  referrer: known,
  utm_source: known,
  utm_medium: known,
  utm_campaign: known,
  utm_term: known,
  utm_content: known,
  channel: guestChannel.optional(),
});
export type MessageSource = z.infer<typeof messageSource>;

/**
 * The name that reports group by: the campaign's source, or else the referring site or the channel chosen by the team.
 */
export const sourceName = ({ utm_source, referrer, channel }: MessageSource): string | null =>
  utm_source?.toLowerCase() ?? referrer?.toLowerCase() ?? channel ?? null;

/** For example `newsletter, email, spring`. */
export const campaignText = (source: MessageSource): string =>
  [source.utm_source, source.utm_medium, source.utm_campaign, source.utm_term, source.utm_content]
    .filter(Boolean)
    .join(", ");
