import { hash } from "node:crypto";

/** The hash of an inline script or style, in the form of a policy. */
export const cspHash = (text: string) => `sha256-${hash("sha256", text, "base64")}` as const;

/** Each as its setting gives it. */
type ExternalOrigins = { api?: string | undefined; media?: string | undefined };

const originOf = (address: string | undefined) => (address ? [new URL(address).origin] : []);

const list = (...sources: string[]) => sources.join(" ");

/** The policy of every page; Astro adds the hashes of its own scripts and styles, pages what they may frame. */
export function contentSecurityPolicy(outside: ExternalOrigins) {
  const api = originOf(outside.api);
  const media = originOf(outside.media);

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

/** The third party's widget runs on a page of its own, in a frame. */
export const frameDirective = (hasWidget: boolean) =>
  hasWidget ? ("frame-src 'self'" as const) : ("frame-src 'none'" as const);

/** Attribute values may contain anything, tags included. */
const attributes = `(?:"[^"]*"|'[^']*'|[^'">])*`;
const tags = new RegExp(
  `<(?:(script|style)\\b${attributes}>([\\s\\S]*?)</\\1>|[a-z!]${attributes}>)`,
  "gi",
);
const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const allowedHash = / 'sha256-[^']+'/g;

/** Astro allows the inline scripts and styles of all pages on each; this keeps the page's own. */
export function pruneCspHashes(html: string): string {
  const used = new Set<string>();
  for (const [, , text] of html.matchAll(tags)) if (text) used.add(` '${cspHash(text)}'`);
  return html.replace(policy, (all) =>
    all.replaceAll(allowedHash, (one) => (used.has(one) ? one : "")),
  );
}

/** The content security policy that a page carries, for the header of hosts that send one. */
export const findPagePolicy = (html: string) => policy.exec(html)?.[1];
