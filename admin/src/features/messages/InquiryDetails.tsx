import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Inquiry } from "shared/inquiries";
import { formatPhoneNumber } from "shared/phone";
import { DescriptionList } from "../../components/list/DescriptionList.tsx";
import { TourPageLink } from "../../components/tour/TourPageLink.tsx";
import { useApp } from "../../lib/app/app-context.ts";
import { servicesQuery } from "../../lib/requests/services.ts";
import { messageLabel } from "./inquiry-texts.ts";
import { Quote } from "./Quote.tsx";

export function InquiryDetails({ inquiry }: { inquiry: Inquiry }) {
  const { destination, paxNumber, checkinDate, checkoutDate, phone, message } = inquiry;
  return (
    <>
      <DescriptionList
        items={{
          Destination: <Destination name={destination} />,
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

/** Written by the visitor; on the page of a tour its title stands there already. */
function Destination({ name }: { name: string }) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  return (
    <>
      {name} <TourPageLink tour={tours.find(({ title }) => title === name)} />
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
