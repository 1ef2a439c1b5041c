import type { InquiryInput } from "shared/inquiries";

const factsOf = (inquiry: InquiryInput) => [
  ["Name", inquiry.name],
  ["Email", inquiry.email],
  ["Destination", inquiry.destination],
  ["People", inquiry.paxNumber],
  ["Dates", `${inquiry.checkinDate} to ${inquiry.checkoutDate}`],
  ["Phone", inquiry.phone],
  ["Message", inquiry.message],
];

type Props = {
  inquiry: InquiryInput | undefined;
  /** When it is answered. */
  promise: string;
};

/** Always there, so that screen readers announce it when it comes. */
export function SentInquiry({ inquiry, promise }: Props) {
  return (
    <div className="sent" aria-live="polite">
      {inquiry && (
        <>
          <p className="sent__title">{promise}</p>
          <dl className="sent__facts">
            {factsOf(inquiry)
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
