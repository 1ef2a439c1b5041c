import { cspHash } from "./csp-hash.ts";

/** Attribute values may contain anything, tags included. */
const attributes = `(?:"[^"]*"|'[^']*'|[^'">])*`;
const tags = new RegExp(
  `<(?:(script|style)\\b${attributes}>([\\s\\S]*?)</\\1>|[a-z!]${attributes}>)`,
  "gi",
);
const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const hash = / 'sha256-[^']+'/g;

/** Astro allows the inline scripts and styles of all pages on each; this keeps the page's own. */
export function pruneCspHashes(html: string): string {
  const used = new Set<string>();
  for (const [, , text] of html.matchAll(tags)) if (text) used.add(` '${cspHash(text)}'`);
  return html.replace(policy, (all) => all.replaceAll(hash, (one) => (used.has(one) ? one : "")));
}

/** The content security policy that a page carries, for the header of hosts that send one. */
export const findPagePolicy = (html: string) => policy.exec(html)?.[1];
