/** A plus or 00, then groups of digits with one separator between two of them. */
const international = /(?<![\d+])(?:\+|00)(\d+(?:[ .-]\d+)*)(?!\d)/g;
/** Digits of an international number (ITU-T E.164). */
const isNumber = (digits: string) => /^[1-9]\d{7,14}$/.test(digits);
/** Digits that may belong to the number, or to something else. */
const goesOn = /^[^\p{L}\n]*\d/u;
/** What a number does not look like inside: it was complete, and a date or a count follows. */
const runsOn = /\d{6,}\D\d/;
const endsShort = /\D\d{1,2}$/;
const isBeforeWord = /^ *\p{L}/u;

/** The digits of the first phone number in a text that can be nothing else; else `undefined`. */
export function phoneIn(text: string) {
  for (const found of text.matchAll(international)) {
    const [whole, groups = ""] = found;
    const rest = text.slice(found.index + whole.length);
    const digits = groups.replace(/\D/g, "");
    const isMixed = runsOn.test(groups) || (endsShort.test(groups) && isBeforeWord.test(rest));
    if (isNumber(digits) && !isMixed && !goesOn.test(rest)) return digits;
  }
  return undefined;
}

/** An address as it stands in a link to a new mail. */
export const mailAddressLink = (to: string) =>
  `mailto:${encodeURIComponent(to).replace("%40", "@")}`;

type Mail = { to: string; subject: string; body: string };

/** A new mail in the reader's own mail program (RFC 6068: lines end in CRLF). */
export function mailtoLink({ to, subject, body }: Mail) {
  const lines = encodeURIComponent(body.replace(/\r?\n/g, "\r\n"));
  return `${mailAddressLink(to)}?subject=${encodeURIComponent(subject)}&body=${lines}`;
}

/** A chat with `text` typed in; without a number WhatsApp asks with whom. */
export const whatsappLink = (text: string, digits = "") =>
  `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
