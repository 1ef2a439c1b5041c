import { limits } from "../limits.ts";
import { plainLine, singleLineText } from "./text.ts";

const sitePath = /^\/(?![/\\])/;
const webAddress = /^https?:\/\//i;
const isLink = (text: string) =>
  sitePath.test(text) ? !text.includes("\\") : webAddress.test(text) && URL.canParse(text);

/** An `http:` or `https:` address or a path on this site; rejects anything that a browser could run. */
export const webLink = (label: string) =>
  singleLineText(label, limits.url).refine(
    isLink,
    `${label} must be a web address (https://…) or a path on this site (/…).`,
  );

const chatLink = /^https:\/\/wa\.me\/\S+$/;
const isChatLink = (text: string) => chatLink.test(text) && URL.canParse(text);

const phone = /^\(?\+?[\d\s()./-]+$/;
const isPhone = (text: string) => phone.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ""));

/** A phone number or an `https://wa.me/…` link; stored in the form of `toChatContact`. */
export const whatsapp = plainLine("WhatsApp").refine(
  (text) => isPhone(text) || isChatLink(text),
  "WhatsApp must be a phone number or an https://wa.me/… link.",
);
