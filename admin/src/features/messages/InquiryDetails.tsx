import { Anchor } from "@mantine/core";
import type { Inquiry } from "shared/inquiries";
import { formatPhoneNumber } from "shared/phone";
import { DescriptionList } from "../../components/list/DescriptionList.tsx";
import { messageLabel } from "./inquiry-texts.ts";
import { Quote } from "./Quote.tsx";

export function InquiryDetails({ inquiry }: { inquiry: Inquiry }) {
  const { destination, paxNumber, checkinDate, checkoutDate, phone, message } = inquiry;
  return (
    <>
      <DescriptionList
        items={{
          Destination: destination,
          People: paxNumber,
          Checkin: checkinDate,
          Checkout: checkoutDate,
          ...(phone && { Phone: <PhoneLink phone={phone} /> }),
        }}
      />
      {message && <Quote label={messageLabel(inquiry)}>{message}</Quote>}
    </>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <Anchor size="sm" underline="always" href={`tel:${phone}`}>
      {formatPhoneNumber(phone)}
    </Anchor>
  );
}
