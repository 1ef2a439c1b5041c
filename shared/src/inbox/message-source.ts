import { z } from "zod";
import { limits } from "../limits.ts";

/** Whoever made a link may have put a guest's address into it. */
const emailLike = /\S(?:@|%40)\S/i;

/** One line of bounded text; nothing where it is malformed or looks like an e-mail address. */
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
 * Where a guest came from: page and tour of the form; campaign and referring site (its host) of the first page of the
 * visit. A bad part is cut or left out, and never refuses a message.
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

/** How a guest wrote or called whose words the team has added. */
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
  /** Of what was added by hand. */
  channel: guestChannel.optional(),
});
export type MessageSource = z.infer<typeof messageSource>;

/** What numbers are told apart by: the campaign's source, or else the referring site or the channel that the team chose. */
export const sourceName = ({ utm_source, referrer, channel }: MessageSource): string | null =>
  utm_source?.toLowerCase() ?? referrer?.toLowerCase() ?? channel ?? null;

/** As in `newsletter, email, spring`. */
export const campaignText = (source: MessageSource): string =>
  [source.utm_source, source.utm_medium, source.utm_campaign, source.utm_term, source.utm_content]
    .filter(Boolean)
    .join(", ");
