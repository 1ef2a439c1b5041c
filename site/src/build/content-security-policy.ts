/** Each as its setting gives it. */
type ExternalOrigins = {
  api?: string | undefined;
  media?: string | undefined;
  /** The third party's script of reviews, and all origins that it needs beside its own. */
  reviews?: string | undefined;
  reviewsOrigins?: string | undefined;
};

const originOf = (address: string | undefined) => (address ? [new URL(address).origin] : []);

const reviewsOriginsOf = ({ reviews, reviewsOrigins = "" }: ExternalOrigins) =>
  reviews ? [...originOf(reviews), ...reviewsOrigins.split(" ").filter(Boolean)] : [];

/** The policy of every page; Astro adds the hashes of its own scripts and styles. */
export function contentSecurityPolicy(outside: ExternalOrigins) {
  const api = originOf(outside.api);
  const media = originOf(outside.media);
  const reviews = reviewsOriginsOf(outside);
  const list = (...sources: string[]) => sources.join(" ");

  return {
    directives: [
      "default-src 'self'" as const,
      `img-src ${list("'self'", "data:", ...api, ...media, ...reviews)}` as const,
      `font-src ${list("'self'", ...reviews)}` as const,
      `connect-src ${list("'self'", ...api, ...reviews)}` as const,
      `frame-src ${reviews.length > 0 ? list(...reviews) : "'none'"}` as const,
      `form-action ${list("'self'", ...api)}` as const,
      "base-uri 'none'" as const,
      "object-src 'none'" as const,
    ],
    scriptDirective: { resources: ["'self'", ...reviews] },
    styleDirective: { resources: ["'self'", ...reviews] },
  };
}
