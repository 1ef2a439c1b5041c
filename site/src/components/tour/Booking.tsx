import type { ReactNode } from "react";
import type { TourDetails } from "shared/content/tours/tour-services";
import { whatsappLink } from "../../lib/contact/whatsapp.ts";
import { inquiryFormId } from "../../lib/paths.ts";
import { Icon } from "../ui/Icon.tsx";
import { PlanClose } from "../ui/PlanClose.tsx";

type PrintedContactProps = { whatsapp: string | null; email: string | null };

/** Print shows addresses instead of buttons. */
export function PrintedContact({ whatsapp, email }: PrintedContactProps) {
  const ways = [
    whatsapp && `WhatsApp ${whatsapp.replace("https://", "")}`,
    email && `email ${email}`,
  ].filter(Boolean);
  return ways.length > 0 ? <p className="print-only">{ways.join(", ")}</p> : null;
}

type Props = {
  /** Start of a chat or an email. */
  text: string;
  subject: string;
  details: TourDetails;
  promise: string;
  children?: ReactNode;
};

export function Booking({ text, subject, details, promise, children }: Props) {
  const { whatsapp, email } = details;
  return (
    <section className="service__booking">
      <div>
        <h2 className="service__subtitle">Bookings and More Information</h2>
        <p className="service__links">
          <a
            className="button"
            href={whatsappLink(whatsapp, text)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" /> WhatsApp
          </a>
          <a
            className="button button--quiet"
            href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
          >
            <Icon name="mail" /> Email
          </a>
        </p>
        <p className="service__promise">{promise}</p>
        <PrintedContact whatsapp={whatsapp} email={email} />
      </div>
      {children && (
        <div className="service__inquiry plan" id={inquiryFormId}>
          <PlanClose form={inquiryFormId} />
          <h3 className="form-title">Ask about this tour</h3>
          {children}
        </div>
      )}
    </section>
  );
}
