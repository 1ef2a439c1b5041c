import { z } from "zod";
import { limits } from "./limits.ts";
import { toE164 } from "./phone.ts";
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

const chatLink = /^https:\/\/wa\.me\/\S+$/;
const isChatLink = (text: string) => chatLink.test(text) && URL.canParse(text);

const plainDigits = /^\+?(?: *\d){7,15} *$/;

/** Digits that no country knows are kept as they are. */
const toChatNumber = (text: string) =>
  toE164(text) ?? (plainDigits.test(text) ? `+${text.replace(/\D/g, "")}` : undefined);

/** A phone number, kept in E.164, or an `https://wa.me/…` link, kept as typed. */
export const whatsapp = singleLineText("WhatsApp").transform((text, { addIssue }) => {
  const kept = isChatLink(text) ? text : toChatNumber(text);
  if (kept) return kept;
  addIssue("WhatsApp must be a phone number or a https://wa.me/… link.");
  return z.NEVER;
});
