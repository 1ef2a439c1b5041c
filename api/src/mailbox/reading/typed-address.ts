import { domainToUnicode } from "node:url";

/** With an international domain as people type it: mails have it in ASCII (`xn--…`). */
export const toTypedAddress = (address: string) => {
  const start = address.lastIndexOf("@") + 1;
  const domain = address.slice(start);
  if (!/(^|\.)xn--/i.test(domain)) return address;
  return `${address.slice(0, start)}${domainToUnicode(domain) || domain}`;
};
