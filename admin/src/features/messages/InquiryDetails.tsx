import { Anchor, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Inquiry } from "shared/inquiries";
import { formatPhoneNumber } from "shared/phone";
import { DateDoubts } from "../../components/date/DateDoubts.tsx";
import { DescriptionList } from "../../components/list/DescriptionList.tsx";
import { TourPageLink } from "../../components/tour/TourPageLink.tsx";
import { useApp } from "../../lib/app/app-context.ts";
import { servicesQuery } from "../../lib/requests/services.ts";
import { describeStay } from "../../lib/travel/describe-stay.ts";
import { messageLabel } from "./inquiry-texts.ts";
import { Quote } from "./Quote.tsx";

const notGiven = "Not given";

export function InquiryDetails({ inquiry }: { inquiry: Inquiry }) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const { destination, paxNumber, checkinDate, checkoutDate, phone, message } = inquiry;
  const { teamDates } = inquiry;
  const dates = { ...inquiry, ...teamDates };
  const tour = tours.find(({ title }) => title === destination);
  return (
    <>
      <DescriptionList
        items={{
          // Written by the visitor; on the page of a tour its title stands there already.
          Destination: (
            <>
              {destination || notGiven} <TourPageLink tour={tour} />
            </>
          ),
          People: paxNumber || notGiven,
          Checkin: checkinDate || notGiven,
          Checkout: checkoutDate || notGiven,
          ...((checkinDate || teamDates) && {
            [teamDates ? "Set by the team" : "Read as"]: (
              <Group component="span" gap="0 0.75rem">
                {describeStay(dates)}
                <DateDoubts
                  dates={dates}
                  askedAt={inquiry.createdAt}
                  duration={tour?.facts.duration}
                />
              </Group>
            ),
          }),
          ...(phone && { Phone: <PhoneNumber phone={phone} isGuests={!inquiry.aside} /> }),
        }}
      />
      {message && <Quote label={messageLabel(inquiry)}>{message}</Quote>}
    </>
  );
}

/** That of a newer form may be a stranger's: it is shown and not called. */
function PhoneNumber({ phone, isGuests }: { phone: string; isGuests: boolean }) {
  if (!isGuests) return <>{formatPhoneNumber(phone)}</>;
  return (
    <Anchor size="sm" underline="always" href={`tel:${phone}`}>
      {formatPhoneNumber(phone)}
    </Anchor>
  );
}
