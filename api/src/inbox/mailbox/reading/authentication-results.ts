import type { Header } from "postal-mime";
import { toMailAddress } from "shared/text/mail-address";

/** Comments carry no results; nested ones go first. */
const withoutComments = (value: string, depth = 3): string =>
  depth === 0 ? value : withoutComments(value.replace(/\([^()]*\)/g, " "), depth - 1);

/** The domain of a signature or a policy, in ASCII as the sender's. */
const readDomain = (result: string) => {
  const header =
    /\bheader\.(?:d|i|from)\s*=\s*"?(?:[^\s";@]*@)?(?<domain>[\p{L}\p{M}\p{N}_.-]+)/iu.exec(result);
  return header && toMailAddress(`@${header.groups?.domain}`).slice(1).toLowerCase();
};

/** The same domain, or one below the other. */
const isAligned = (domain: string | null, own: string) =>
  domain !== null &&
  own !== "" &&
  (domain === own || own.endsWith(`.${domain}`) || domain.endsWith(`.${own}`));

/**
 * Returns whether the mail server doubts the sender (RFC 8601). Servers put their result at the top; anybody may have
 * written those below. A signature proves only the domain that made it.
 */
export const isCheckFailed = (headers: Header[], from: string): boolean => {
  const written = headers.find(({ key }) => key === "authentication-results")?.value ?? "";
  const results = withoutComments(written).split(";");
  const find = (pattern: RegExp) => results.filter((result) => pattern.test(result));
  const own = from.slice(from.lastIndexOf("@") + 1).toLowerCase();
  if (find(/\bdmarc\s*=\s*fail\b/i).length > 0) return true;
  const isConfirmed =
    find(/\bdmarc\s*=\s*pass\b/i).length > 0 ||
    find(/\bdkim\s*=\s*pass\b/i).some((result) => isAligned(readDomain(result), own));
  if (isConfirmed || find(/\bspf\s*=\s*(soft)?fail\b/i).length === 0) return false;
  return find(/\bdkim\s*=\s*(fail|pass)\b/i).length > 0;
};
