import type { Inquiry } from "shared/inquiries";
import { DescriptionList } from "../../components/list/DescriptionList.tsx";

export function InquiryDetails({ inquiry }: { inquiry: Inquiry }) {
  const { destination, paxNumber, checkinDate, checkoutDate } = inquiry;
  return (
    <DescriptionList
      items={{
        Destination: destination,
        People: paxNumber,
        Checkin: checkinDate,
        Checkout: checkoutDate,
      }}
    />
  );
}
