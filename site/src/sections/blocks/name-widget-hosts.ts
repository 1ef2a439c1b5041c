import type { ReviewsWidget } from "shared/reviews-widget";

const inWords = new Intl.ListFormat("en-GB");

/** Every host that learns a visitor's address from the widget, as in "a.com, b.com and subdomains of c.com". */
export const nameWidgetHosts = ({ script, origins }: Pick<ReviewsWidget, "script" | "origins">) => {
  const sources = [new URL(script).origin, ...origins];
  const hosts = sources.map((source) =>
    source.replace(/^https?:\/\//, "").replace("*.", "subdomains of "),
  );
  return inWords.format(new Set(hosts));
};
