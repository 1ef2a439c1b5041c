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
