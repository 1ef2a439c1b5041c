import type { Header } from "postal-mime";

/** What stands in comments says nothing; those within others go first. */
const withoutComments = (value: string, depth = 3): string =>
  depth === 0 ? value : withoutComments(value.replace(/\([^()]*\)/g, " "), depth - 1);

/**
 * Whether the mail server found that a mail does not come from where it says (RFC 8601). Servers write that at the top;
 * what stands below, anybody may have written.
 */
export const isCheckFailed = (headers: Header[]): boolean => {
  const written = headers.find(({ key }) => key === "authentication-results")?.value ?? "";
  const said = withoutComments(written);
  const has = (result: RegExp) => result.test(said);
  if (has(/\bdmarc\s*=\s*fail\b/i)) return true;
  const isPassed = has(/\b(dmarc|dkim)\s*=\s*pass\b/i);
  return !isPassed && has(/\bspf\s*=\s*(soft)?fail\b/i) && has(/\bdkim\s*=\s*fail\b/i);
};
