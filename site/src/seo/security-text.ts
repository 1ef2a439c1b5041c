import { company } from "shared/company";
import { absoluteUrl, type Site } from "./absolute-url.ts";

const aYearAfter = (now: Date) => {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() + 1);
  return then;
};

export const securityTextPath = "/.well-known/security.txt";

/** RFC 9116; expires a year after the build. */
export const securityText = (site: Site, now: Date): string =>
  [
    `Contact: mailto:${company.email}`,
    `Expires: ${aYearAfter(now).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl(securityTextPath, site)}`,
    "",
  ].join("\n");
