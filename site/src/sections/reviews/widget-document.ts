import type { ReviewsWidget } from "shared/content/reviews-widget";
import { cspHash } from "../../build/content-security-policy.ts";

/** In-memory storage for widgets that need it, because an opaque origin has none. */
const stores = `
for (const name of ["localStorage", "sessionStorage"]) {
  const entries = new Map();
  Object.defineProperty(window, name, { value: {
    getItem: (key) => entries.get(String(key)) ?? null,
    setItem: (key, value) => void entries.set(String(key), String(value)),
    removeItem: (key) => void entries.delete(String(key)),
    clear: () => entries.clear(),
  } });
}
Object.defineProperty(document, "cookie", { get: () => "", set: () => {} });
`;

/** Loads nothing when the page is opened outside its frame, where it would have the site's own origin. */
const load = (address: string) => `
if (self.origin === "null") {
  const send = (message) => parent.postMessage(message, "*");
  let sentHeight = 0;
  const sendHeight = () => {
    const height = document.body.offsetHeight;
    if (height !== sentHeight) send({ height });
    sentHeight = height;
  };
  new ResizeObserver(sendHeight).observe(document.body);
  // A timer, because browsers rarely render frames that are out of view.
  setInterval(sendHeight, 1000);
  ${stores}
  const script = document.createElement("script");
  script.src = ${JSON.stringify(address).replaceAll("<", "\\u003c")};
  script.async = true;
  script.onerror = () => send({ failed: true });
  document.body.append(script);
}
`;

/** Allows scripts, styles and all else from the widget's hosts, and nothing from the site. */
const createPolicy = ({ script, origins }: ReviewsWidget, ownScript: string) => {
  const hosts = [new URL(script).origin, ...origins].join(" ");
  return [
    "default-src 'none'",
    `script-src ${hosts} '${cspHash(ownScript)}'`,
    `style-src ${hosts} 'unsafe-inline'`,
    `img-src ${hosts} data:`,
    `font-src ${hosts} data:`,
    `connect-src ${hosts}`,
    `frame-src ${hosts}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
};

const head = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Reviews</title>
<base target="_blank">`;

const style = `<style>body { display: flow-root; margin: 0; font: 16px/1.5 system-ui, sans-serif }</style>`;

/** The page that runs a third party's script in a frame; empty without a widget. */
export const widgetDocument = (widget: ReviewsWidget | null) => {
  if (!widget) return `<!doctype html>\n<html lang="en">\n${head}\n</html>\n`;
  const script = load(new URL(widget.script).href);
  const place = widget.place === null ? "<div></div>" : `<div class="${widget.place}"></div>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta http-equiv="content-security-policy" content="${createPolicy(widget, script)}">
${head}
${style}
</head>
<body>${place}<script>${script}</script></body>
</html>
`;
};

const inWords = new Intl.ListFormat("en-GB");

/** All hosts that learn a visitor's address from the widget: "a.com, b.com and subdomains of c.com". */
export const nameWidgetHosts = ({ script, origins }: Pick<ReviewsWidget, "script" | "origins">) => {
  const sources = [new URL(script).origin, ...origins];
  const hosts = sources.map((source) =>
    source.replace(/^https?:\/\//, "").replace("*.", "subdomains of "),
  );
  return inWords.format(new Set(hosts));
};
