import { z } from "zod";
import { isSampleFact } from "./samples.ts";
import { blankSettings } from "./site-settings/blank-settings.ts";
import { type PublicSettings, publicSettings } from "./site-settings/site-settings.ts";

/** A sentence about a setting that is missing or still a placeholder. */
export const placeholder = z.object({ section: publicSettings.keyof(), text: z.string() });
export type Placeholder = z.infer<typeof placeholder>;

/** RFC 2606 reserves these domains for examples. */
const reservedHost = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i;
export const isReservedAddress = (email: string) => reservedHost.test(email.replace(/^.*@/, ""));
const isReservedLink = (link: string) =>
  URL.canParse(link) && reservedHost.test(new URL(link).hostname);

/** Only zeros after the country code. */
export const isBlankNumber = (contact: string) =>
  /^(\+|https:\/\/wa\.me\/)([1-9]\d{0,2})?0{6,}$/.test(contact);

/** The licence is valid on its last day. */
export const isExpired = (
  { licenceUntil }: Pick<PublicSettings["company"], "licenceUntil">,
  today: string,
) => licenceUntil !== null && licenceUntil < today;

/** A field of a section, such as `phones.0`, and what is wrong with it. */
type Finding = [path: string, text: string | false];

const findInSection: {
  [Section in keyof PublicSettings]?: (settings: PublicSettings, today: string) => Finding[];
} = {
  company: ({ company }, today) => [
    ["name", company.name === blankSettings.company.name && "Add your company's name."],
    [
      "licenceIssuer",
      isSampleFact(company.licenceIssuer) && "Replace the sample licence with your own.",
    ],
    ["insurance", isSampleFact(company.insurance) && "Replace the sample insurance with your own."],
    [
      "licenceUntil",
      isExpired(company, today) &&
        `Your licence expired on ${company.licenceUntil}, so the site doesn't mention it. Renew it or remove it.`,
    ],
  ],
  contact: ({ contact: { email, phones, mapLink, social } }) => [
    ["email", email === null && "Add an email address."],
    [
      "email",
      email !== null && isReservedAddress(email) && `Replace the sample email address ${email}.`,
    ],
    ["phones", phones.length === 0 && "Add a phone number."],
    ...phones.map(
      (phone, index): Finding => [
        `phones.${index}`,
        isBlankNumber(phone) && `Replace the sample phone number ${phone}.`,
      ],
    ),
    ["mapLink", mapLink !== null && isReservedLink(mapLink) && "Replace the sample map link."],
    ...social.map(
      ({ label, url }, index): Finding => [
        `social.${index}.url`,
        isReservedLink(url) && `Replace the sample ${label} link.`,
      ],
    ),
  ],
  hours: ({ hours }) => [["days", hours.days.length === 0 && "Add your opening hours."]],
  chat: ({ chat: { whatsapp } }) => [
    ["whatsapp", whatsapp === null && "Add a WhatsApp number so visitors can chat."],
    [
      "whatsapp",
      whatsapp !== null &&
        isBlankNumber(whatsapp) &&
        `Replace the sample WhatsApp number ${whatsapp}.`,
    ],
  ],
  reviews: ({ reviews: { link } }) => [
    ["link", link !== null && isReservedLink(link) && "Replace the sample reviews link."],
  ],
};

/** Placeholders with the paths of their fields in their section. `today` is a date such as `2026-11-21`. */
export const findPlaceholderFields = (settings: PublicSettings, today: string) =>
  publicSettings
    .keyof()
    .options.flatMap((section) =>
      (findInSection[section]?.(settings, today) ?? []).flatMap(([path, text]) =>
        text ? [{ section, path, text }] : [],
      ),
    );

/** `today` is a date such as `2026-11-21`. */
export const findPlaceholders = (settings: PublicSettings, today: string): Placeholder[] =>
  findPlaceholderFields(settings, today).map(({ section, text }) => ({ section, text }));
