import { paths } from "../lib/paths.ts";
import { absoluteUrl, type Site } from "./absolute-url.ts";

const aYearAfter = (now: Date) => {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() + 1);
  return then;
};

export const securityTextPath = "/.well-known/security.txt";

/** RFC 9116; expires a year after the build. Without an email address the contact form receives reports. */
export const securityText = (email: string | null, site: Site, now: Date): string =>
  [
    `Contact: ${email ? `mailto:${email}` : absoluteUrl(paths.contact, site)}`,
    `Expires: ${aYearAfter(now).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl(securityTextPath, site)}`,
    "",
  ].join("\n");
