/** `contact` is a number (`+250…`) or a `https://wa.me/…` link. */
export function whatsappLink(contact: string, text?: string): string {
  const link = new URL(
    contact.startsWith("https://") ? contact : `https://wa.me/${contact.replace(/\D/g, "")}`,
  );
  if (text) link.searchParams.set("text", text);
  // Some phones show the "+" that URLSearchParams writes for a space.
  link.search = link.search.replaceAll("+", "%20");
  return link.href;
}
