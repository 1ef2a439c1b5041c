import type { ReviewsWidget } from "shared/reviews-widget";

/** Each as its setting gives it. */
type ExternalOrigins = { api?: string | undefined; media?: string | undefined };

const originOf = (address: string | undefined) => (address ? [new URL(address).origin] : []);

const list = (...sources: string[]) => sources.join(" ");

/** The policy of every page; Astro adds the hashes of its own scripts and styles, pages what `widgetPolicy` says. */
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

/** What a page's policy says beside: `sources` are those of scripts and styles. */
export function widgetPolicy(widget: ReviewsWidget | null) {
  if (!widget) return { directives: ["frame-src 'none'" as const], sources: [] };
  const sources = [...originOf(widget.script), ...widget.origins];
  const all = list(...sources);
  return {
    directives: [
      `img-src ${all}` as const,
      `font-src ${all}` as const,
      `connect-src ${all}` as const,
      `frame-src ${all}` as const,
    ],
    sources,
  };
}
