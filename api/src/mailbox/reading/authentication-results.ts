import type { Header } from "postal-mime";

/** What stands in comments says nothing; those within others go first. */
const withoutComments = (value: string, depth = 3): string =>
  depth === 0 ? value : withoutComments(value.replace(/\([^()]*\)/g, " "), depth - 1);

/** The domain that signed, or that a policy is of. */
const readDomain = (result: string) =>
  /\bheader\.(?:d|i|from)\s*=\s*"?(?:[^\s";@]*@)?(?<domain>[\w.-]+)/i
    .exec(result)
    ?.groups?.domain?.toLowerCase();

/** The same domain, or one below the other. */
const isAligned = (domain: string | undefined, own: string) =>
  domain !== undefined &&
  own !== "" &&
  (domain === own || own.endsWith(`.${domain}`) || domain.endsWith(`.${own}`));

/**
 * Whether the mail server found that a mail does not come from where it says (RFC 8601). Servers write that at the top;
 * what stands below, anybody may have written. A signature proves nothing but the domain that made it.
 */
export const isCheckFailed = (headers: Header[], from: string): boolean => {
  const written = headers.find(({ key }) => key === "authentication-results")?.value ?? "";
  const results = withoutComments(written).split(";");
  const find = (result: RegExp) => results.filter((one) => result.test(one));
  const own = from.slice(from.lastIndexOf("@") + 1).toLowerCase();
  if (find(/\bdmarc\s*=\s*fail\b/i).length > 0) return true;
  const isConfirmed =
    find(/\bdmarc\s*=\s*pass\b/i).length > 0 ||
    find(/\bdkim\s*=\s*pass\b/i).some((one) => isAligned(readDomain(one), own));
  if (isConfirmed || find(/\bspf\s*=\s*(soft)?fail\b/i).length === 0) return false;
  return find(/\bdkim\s*=\s*(fail|pass)\b/i).length > 0;
};
