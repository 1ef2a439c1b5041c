/** An international number somewhere in a text: a plus, then digits with the usual separators. */
const international = /\+\d[\d\s().-]{6,20}\d/g;
/** Digits of an international number (ITU-T E.164). */
const isNumber = (digits: string) => digits.length >= 8 && digits.length <= 15;

/** The digits of the first international phone number in a text, if there is one. */
export const phoneIn = (text: string) =>
  text
    .match(international)
    ?.map((found) => found.replace(/\D/g, ""))
    .find(isNumber);

type Mail = { to: string; subject: string; body: string };

/** A new mail in the reader's own mail program (RFC 6068: lines end in CRLF). */
export function mailtoLink({ to, subject, body }: Mail) {
  const address = encodeURIComponent(to).replace("%40", "@");
  const lines = encodeURIComponent(body.replace(/\r?\n/g, "\r\n"));
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${lines}`;
}

/** A chat with `text` typed in; without a number WhatsApp asks with whom. */
export const whatsappLink = (text: string, digits = "") =>
  `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
