import { mailAddressLink } from "./mail-address-link.ts";

type Mail = { to: string; subject: string; body: string };

/** Opens the owner's mail program (RFC 6068: lines end in CRLF). */
export function mailtoLink({ to, subject, body }: Mail) {
  const lines = encodeURIComponent(body.replace(/\r?\n/g, "\r\n"));
  return `${mailAddressLink(to)}?subject=${encodeURIComponent(subject)}&body=${lines}`;
}

/** WhatsApp asks for the recipient when `phone` (E.164) is empty. */
export const whatsappLink = (text: string, phone = "") =>
  `https://wa.me/${phone.replace("+", "")}?text=${encodeURIComponent(text)}`;
