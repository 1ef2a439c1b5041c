import type { TourDetails } from "shared/tour-services";

/** Paper has no buttons. */
export function PrintedContact({ whatsapp, email }: Pick<TourDetails, "whatsapp" | "email">) {
  return (
    <p className="print-only">
      WhatsApp {whatsapp.replace("https://", "")}, e-mail {email}
    </p>
  );
}
