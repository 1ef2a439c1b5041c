type Props = { whatsapp: string | null; email: string | null };

/** Paper has no buttons. */
export function PrintedContact({ whatsapp, email }: Props) {
  const ways = [
    whatsapp && `WhatsApp ${whatsapp.replace("https://", "")}`,
    email && `e-mail ${email}`,
  ].filter(Boolean);
  return ways.length > 0 ? <p className="print-only">{ways.join(", ")}</p> : null;
}
