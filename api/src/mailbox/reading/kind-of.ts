import type { Header } from "postal-mime";
import type { GuestMailKind } from "shared/guest-mails";

/** RFC 3834, and what programs used before it. Mailing lists and `X-Auto-Response-Suppress` come with people's words, too. */
const isOfMachine: Record<string, (value: string) => boolean> = {
  "auto-submitted": (value) => !/^no\b/i.test(value),
  precedence: (value) => /^(bulk|junk|auto_reply)\b/i.test(value),
  "x-autoreply": (value) => !/^no\b/i.test(value),
  "x-autorespond": () => true,
  // Nobody wants an answer.
  "return-path": (value) => value === "<>",
};

/** RFC 3464; some older servers write plain mails with a header of their own. */
const isOfServer: Record<string, (value: string) => boolean> = {
  "content-type": (value) =>
    /^multipart\/report\b/i.test(value) && /report-type\s*=\s*"?delivery-status\b/i.test(value),
  "x-failed-recipients": () => true,
};

const matches = (headers: Header[], rules: typeof isOfMachine) =>
  headers.some(({ key, value }) => rules[key]?.(value.trim()));

/** By what a mail says of itself. */
export const kindOf = (headers: Header[]): GuestMailKind => {
  if (matches(headers, isOfServer)) return "bounce";
  return matches(headers, isOfMachine) ? "automatic" : "reply";
};
