import { toRedirectKey } from "shared/content/addresses/redirect-key";
import { isReservedSlug } from "shared/content/pages/pages";
import { limits } from "shared/limits";
import { isAdminPath } from "shared/paths";
import { invalidField } from "#platform/errors.ts";

/** Browsers take backslashes for slashes and drop line breaks and tabs. */
const unsafeCharacters = /[\\\p{Cc}]/u;
const webAddress = /^https?:\/\//i;
const nowhere = "http://site.invalid";

const parseUrl = (text: string, field: "source" | "target") => {
  const isPath = /^\/(?!\/)/.test(text);
  const isAddress = isPath || webAddress.test(text);
  const url = isAddress && !unsafeCharacters.test(text) ? URL.parse(text, nowhere) : null;
  if (!url || (isPath && url.origin !== nowhere))
    throw invalidField(field, `“${text}” is not an address such as /old-page.`);
  return { url, isPath };
};

const decode = (path: string) => {
  try {
    return decodeURIComponent(path).normalize("NFC");
  } catch {
    return path;
  }
};

/** Browsers resolve them, so that no request has such a path. */
const hasDotSegment = (text: string) =>
  decode(text.replace(/[?#].*$/s, ""))
    .split("/")
    .some((part) => part === "." || part === "..");

const ownFolder = /^\/(api|media|admin|p|preview|\.[^/]*|_[^/]*)(\/|$)/;
const ownFile = /^\/[^/]+\.(txt|xml|json|svg|png|ico|webmanifest)$/;

const isOwn = (key: string) =>
  key === "/" ||
  ownFolder.test(key) ||
  ownFile.test(key) ||
  isAdminPath(key) ||
  isReservedSlug(key.slice(1));

/**
 * An old address as it is stored: `/Tours/Kayak` for `https://old.example/Tours/Kayak/#top`. 400
 * for an address that the site itself uses or that cannot be compared.
 */
export const readSource = (text: string): string => {
  const { url } = parseUrl(text, "source");
  if (hasDotSegment(text))
    throw invalidField(
      "source",
      `“${text}” has “.” or “..” between slashes. Write the address without them.`,
    );
  if (url.search)
    throw invalidField("source", `“${text}” has a “?”. Only the part before it can be redirected.`);
  const path = decode(url.pathname).replace(/(.)\/+$/, "$1");
  if (/[%?#\\\p{Cc}]|\/\//u.test(path) || !path.isWellFormed())
    throw invalidField("source", `“${text}” has characters that cannot be redirected.`);
  if (path.length > limits.redirectSource)
    throw invalidField(
      "source",
      `An old address can have up to ${limits.redirectSource} characters.`,
    );
  if (isOwn(toRedirectKey(path)))
    throw invalidField("source", `“${path}” belongs to the site itself and cannot lead elsewhere.`);
  return path;
};

/**
 * A path on this site, also for its full address at `publicUrl`: `/about#team` for `https://www.example.com/about/#team`.
 * 400 for an address of another site.
 */
export const readTarget = (text: string, publicUrl: string): string => {
  const { url, isPath } = parseUrl(text, "target");
  if (!isPath && url.origin !== new URL(publicUrl).origin)
    throw invalidField(
      "target",
      `“${text}” is on another site. A redirect leads to a page of this one.`,
    );
  const path = url.pathname.replace(/(.)\/+$/, "$1");
  if (path.startsWith("//"))
    throw invalidField("target", `“${text}” is not an address such as /about.`);
  return path + url.search + url.hash;
};
