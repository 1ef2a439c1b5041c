import { hash } from "node:crypto";

export const cspHash = (text: string) => `sha256-${hash("sha256", text, "base64")}` as const;

type ExternalOrigins = { api?: string | undefined; media?: string | undefined };

const listOrigin = (address: string | undefined) => (address ? [new URL(address).origin] : []);

const list = (...sources: string[]) => sources.join(" ");

/** The policy of every page; Astro adds the hashes of its own scripts and styles, pages add their frames. */
export function contentSecurityPolicy(outside: ExternalOrigins) {
  const api = listOrigin(outside.api);
  const media = listOrigin(outside.media);

  return {
    directives: [
      "default-src 'self'" as const,
      `img-src ${list("'self'", "data:", ...api, ...media)}` as const,
      "font-src 'self'" as const,
      `connect-src ${list("'self'", ...api)}` as const,
      `form-action ${list("'self'", ...api)}` as const,
      "base-uri 'none'" as const,
      "object-src 'none'" as const,
    ],
    scriptDirective: { resources: ["'self'"] },
    styleDirective: { resources: ["'self'"] },
  };
}

/** The third party's widget runs on a separate page, in a frame. */
export const frameDirective = (hasWidget: boolean) =>
  hasWidget ? ("frame-src 'self'" as const) : ("frame-src 'none'" as const);

/** Attribute values may contain anything, including tags. */
const attributes = `(?:"[^"]*"|'[^']*'|[^'">])*`;
const tags = new RegExp(
  `<(?:(script|style)\\b${attributes}>([\\s\\S]*?)</\\1>|[a-z!]${attributes}>)`,
  "gi",
);
const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const allowedHash = / 'sha256-[^']+'/g;

/** Astro puts the hashes of all pages' inline scripts and styles into every policy; this keeps the page's own. */
export function pruneCspHashes(html: string): string {
  const used = new Set<string>();
  for (const [, , text] of html.matchAll(tags)) if (text) used.add(` '${cspHash(text)}'`);
  return html.replace(policy, (tag) =>
    tag.replaceAll(allowedHash, (hash) => (used.has(hash) ? hash : "")),
  );
}

/** Finds a page's content security policy, for hosts that send it as a header. */
export const findPagePolicy = (html: string) => policy.exec(html)?.[1];
