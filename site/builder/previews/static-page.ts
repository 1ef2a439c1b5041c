import type { PreviewPage } from "shared/content/records/preview-orders";
import { findPagePolicy } from "../../src/build/content-security-policy.ts";

/** Attribute values may contain anything, including tags. */
const attributes = `(?:"[^"]*"|'[^']*'|[^'">])*`;
const scripts = new RegExp(`<script\\b${attributes}>[\\s\\S]*?</script>`, "gi");
/** Tags that tell browsers and search engines about the public page, or load scripts. */
const headTags = new RegExp(
  `<(?:link\\b${attributes}\\brel="(?:canonical|manifest|modulepreload|alternate)"|meta\\b${attributes}(?:http-equiv="content-security-policy"|name="robots"|property="og:url"))${attributes}>`,
  "gi",
);
/** The chat and the way up need a script. */
const shortcuts = new RegExp(`<aside class="floating"${attributes}>[\\s\\S]*?</aside>`, "i");
const islands = new RegExp(`<astro-island\\b${attributes}>`, "gi");
const forms = new RegExp(`<form\\b(${attributes})>([\\s\\S]*?)</form>`, "gi");
const controls = /<(input|select|textarea|button)(?=[\s/>])/gi;
const links = new RegExp(`<a\\b(${attributes}\\bhref="(?!#)[^"]*"${attributes})>`, "gi");

const disable = (_: string, formAttributes: string, fields: string) =>
  `<form${formAttributes} inert>${fields.replace(controls, "<$1 disabled")}</form>`;

const findSources = (policy: string, directive: string) =>
  policy
    .split(";")
    .map((text) => text.trim())
    .find((text) => text.startsWith(`${directive} `))
    ?.slice(directive.length + 1) ?? "'self'";

/** Removes the scripts of a page, disables its forms, and lets its links open the public site in a new tab. */
export const toStaticPage = (html: string): PreviewPage => {
  const policy = findPagePolicy(html) ?? "";
  return {
    html: html
      .replace(scripts, "")
      .replace(headTags, "")
      .replace("</head>", '<meta name="robots" content="noindex"></head>')
      .replace(shortcuts, "")
      .replace(islands, "<astro-island>")
      .replace(forms, disable)
      .replace(links, '<a$1 target="_blank" rel="noopener noreferrer">'),
    styleSources: findSources(policy, "style-src"),
    pictureSources: findSources(policy, "img-src"),
  };
};
