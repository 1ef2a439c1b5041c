import { z } from "zod";
import {
  blankSettings,
  type PublicSettings,
  publicSettings,
} from "./site-settings/site-settings.ts";

/** A sentence about a setting that is missing or still a placeholder. */
export const placeholder = z.object({ section: publicSettings.keyof(), text: z.string() });
export type Placeholder = z.infer<typeof placeholder>;

/** RFC 2606 reserves these domains for examples. */
const reservedHost = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i;
const isReservedAddress = (email: string) => reservedHost.test(email.replace(/^.*@/, ""));
const isReservedLink = (link: string) =>
  URL.canParse(link) && reservedHost.test(new URL(link).hostname);

/** Only zeros after the country code. */
const isBlankNumber = (contact: string) =>
  /^(\+|https:\/\/wa\.me\/)([1-9]\d{0,2})?0{6,}$/.test(contact);

const textsOf: {
  [Section in keyof PublicSettings]?: (settings: PublicSettings) => (string | false)[];
} = {
  company: ({ company }) => [
    company.name === blankSettings.company.name && "The company has no name yet.",
  ],
  contact: ({ contact: { email, phones, mapLink, social } }) => [
    email === null && "There is no e-mail address.",
    email !== null && isReservedAddress(email) && `The e-mail address ${email} is a placeholder.`,
    phones.length === 0 && "There is no phone number.",
    ...phones.map((phone) => isBlankNumber(phone) && `The phone number ${phone} is a placeholder.`),
    mapLink !== null && isReservedLink(mapLink) && "The map link is a placeholder.",
    ...social.map(
      ({ label, url }) => isReservedLink(url) && `The link to ${label} is a placeholder.`,
    ),
  ],
  hours: ({ hours }) => [hours.days.length === 0 && "There are no business hours."],
  chat: ({ chat: { whatsapp } }) => [
    whatsapp === null && "There is no WhatsApp number, so visitors cannot chat.",
    whatsapp !== null &&
      isBlankNumber(whatsapp) &&
      `The WhatsApp number ${whatsapp} is a placeholder.`,
  ],
  reviews: ({ reviews: { link } }) => [
    link !== null && isReservedLink(link) && "The reviews link is a placeholder.",
  ],
};

/** Lists missing settings and placeholders, section by section. */
export const findPlaceholders = (settings: PublicSettings): Placeholder[] =>
  publicSettings
    .keyof()
    .options.flatMap((section) =>
      (textsOf[section]?.(settings) ?? []).flatMap((text) => (text ? [{ section, text }] : [])),
    );
