import { limits } from "./limits.ts";
import { singleLineText } from "./text.ts";

const sitePath = /^\/(?![/\\])/;
const webAddress = /^https?:\/\//i;
const isLink = (text: string) =>
  sitePath.test(text) ? !text.includes("\\") : webAddress.test(text) && URL.canParse(text);

/** An `http:` or `https:` address or a path on this site; nothing that a browser could run. */
export const webLink = (label: string) =>
  singleLineText(label, limits.url).refine(
    isLink,
    `${label} must be a web address (https://…) or a path on this site (/…).`,
  );

const phone = /^\+?[\d ]+$/;
const chatLink = /^https:\/\/wa\.me\/\S+$/;
const stripNonDigits = (text: string) => text.replace(/\D/g, "");

/** Digits of an international phone number, without the trunk prefix (ITU-T E.164). */
const isPhone = (text: string) => phone.test(text) && /^\d{7,15}$/.test(stripNonDigits(text));

/** A phone number, kept as `+` and digits, or an `https://wa.me/…` link, kept as typed. */
export const whatsapp = singleLineText("WhatsApp")
  .refine(
    (text) => isPhone(text) || (chatLink.test(text) && URL.canParse(text)),
    "WhatsApp must be a phone number (digits, spaces, +) or a https://wa.me/… link.",
  )
  .transform((text) => (isPhone(text) ? `+${stripNonDigits(text)}` : text));
