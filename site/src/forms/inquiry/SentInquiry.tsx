import type { InquiryInput } from "shared/inquiries";

const listFacts = (inquiry: InquiryInput) => [
  ["Name", inquiry.name],
  ["Email", inquiry.email],
  ["Destination", inquiry.destination],
  ["People", inquiry.paxNumber],
  ["Dates", `${inquiry.checkinDate} to ${inquiry.checkoutDate}`],
  ["Phone", inquiry.phone],
  ["Message", inquiry.message],
];

const describeMail = (email: string, sendsMail: boolean) =>
  sendsMail
    ? `We'll email a confirmation to ${email}. If you can't find it, look in your spam folder.`
    : `We'll reply to ${email}.`;

type Props = {
  inquiry: InquiryInput | undefined;
  sendsMail: boolean;
  /** When the company replies. */
  promise: string;
};

/** Always there, so that screen readers announce it when it comes. */
export function SentInquiry({ inquiry, sendsMail, promise }: Props) {
  return (
    <div className="sent" aria-live="polite">
      {inquiry && (
        <>
          <p className="sent__title">Your inquiry is with us</p>
          <p>{describeMail(inquiry.email, sendsMail)}</p>
          <p>{promise}</p>
          <dl className="sent__facts">
            {listFacts(inquiry)
              .filter(([, value]) => value)
              .map(([name, value]) => (
                <div className="sent__fact" key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
        </>
      )}
    </div>
  );
}
