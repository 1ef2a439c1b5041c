/** The chat with a number (`+250…`) or a stored `https://wa.me/…` link, with a text to begin with. */
export function whatsappLink(contact: string, text?: string): string {
  const link = new URL(
    contact.startsWith("https://") ? contact : `https://wa.me/${contact.replace(/\D/g, "")}`,
  );
  if (text) link.searchParams.set("text", text);
  return link.href;
}
