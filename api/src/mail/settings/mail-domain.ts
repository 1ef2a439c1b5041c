import { Resolver } from "node:dns/promises";
import type { DnsRecord, MailDomain } from "shared/mail/mail-settings";
import { errorCode } from "#platform/error-code.ts";

export type ResolveTxt = (host: string) => Promise<string[][]>;

/** Under which providers usually keep DKIM keys; the real name is known to them alone. */
const usualSelectors = ["default", "google", "selector1", "selector2", "k1", "mail", "s1", "dkim"];

const absent = new Set(["ENOTFOUND", "ENODATA"]);

export const createTxtResolver = (): ResolveTxt => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  return (host) => resolver.resolveTxt(host);
};

type Found = Pick<DnsRecord, "state" | "record">;

/** The record at `host` that begins so. */
const look = async (resolveTxt: ResolveTxt, host: string, begins: RegExp): Promise<Found> => {
  try {
    const texts = (await resolveTxt(host)).map((parts) => parts.join(""));
    const record = texts.find((text) => begins.test(text)) ?? null;
    return { state: record ? "found" : "missing", record };
  } catch (error) {
    return { state: absent.has(errorCode(error) ?? "") ? "missing" : "unknown", record: null };
  }
};

const lookForDkim = async (resolveTxt: ResolveTxt, domain: string) => {
  const looks = await Promise.all(
    usualSelectors.map(async (selector) => {
      const host = `${selector}._domainkey.${domain}`;
      return { host, ...(await look(resolveTxt, host, /\bp=/)) };
    }),
  );
  return (
    looks.find(({ state }) => state === "found") ?? {
      host: `…._domainkey.${domain}`,
      record: null,
      // The key may have another selector.
      state: "unknown" as const,
    }
  );
};

const advice = {
  SPF: "Lists the servers that may send email for your domain. Your mail provider gives you the text, such as: v=spf1 include:… ~all",
  DKIM: "Signs your emails. Your mail provider creates the key and tells you which name to publish it under.",
  DMARC: "Says what happens to emails that fail both checks. To start with: v=DMARC1; p=none",
} as const;

/** Looks up the mail records of a domain in DNS. */
export const readMailDomain = async (
  domain: string,
  resolveTxt: ResolveTxt,
): Promise<MailDomain> => {
  const dmarcHost = `_dmarc.${domain}`;
  const [spf, dkim, dmarc] = await Promise.all([
    look(resolveTxt, domain, /^v=spf1\b/i),
    lookForDkim(resolveTxt, domain),
    look(resolveTxt, dmarcHost, /^v=DMARC1\b/i),
  ]);
  return {
    domain,
    records: [
      { name: "SPF", host: domain, advice: advice.SPF, ...spf },
      { name: "DKIM", advice: advice.DKIM, ...dkim },
      { name: "DMARC", host: dmarcHost, advice: advice.DMARC, ...dmarc },
    ],
  };
};
