import type { Inquiry } from "shared/inquiries";
import { Facts } from "../../components/list/DescriptionList.tsx";

/** What the visitor asked for. */
export function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const { destination, paxNumber, checkinDate, checkoutDate } = inquiry;
  return (
    <Facts
      facts={{
        Destination: destination,
        People: paxNumber,
        Checkin: checkinDate,
        Checkout: checkoutDate,
      }}
    />
  );
}
