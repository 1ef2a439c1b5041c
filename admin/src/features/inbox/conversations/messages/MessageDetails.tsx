import { Anchor, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Inquiry } from "shared/inbox/inquiries";
import { DateDoubts } from "../../../../components/date/DateDoubts.tsx";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { DescriptionList } from "../../../../components/list/DescriptionList.tsx";
import { TourPageLink } from "../../../../components/tour/TourPageLink.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import { phoneNumbersChunk } from "../../../../lib/text/phone-numbers-chunk.ts";
import { describeStay } from "../../../../lib/travel/describe-stay.ts";
import { type GuestMessage, getMessage } from "../data/guest-messages.ts";
import { Answer } from "../reader/timeline/AnswerEntry.tsx";
import { Entry, EntryHead, EntryText } from "../reader/timeline/Entry.tsx";

export const getGuestName = (entry: GuestMessage) => getMessage(entry).name ?? "Not provided";

/** The form as the guest filled it in, and the stored response. */
export function MessageDetails({ entry }: { entry: GuestMessage }) {
  const { name, message, email, respondedAt, responseMessage, responseMail } = getMessage(entry);
  return (
    <>
      {entry.kind === "inquiry" && <TripFacts inquiry={entry.inquiry} />}
      {message && (
        <Entry kind="guest">
          <EntryHead>{name ?? "The guest"} wrote</EntryHead>
          <EntryText>{message}</EntryText>
        </Entry>
      )}
      {responseMessage !== null && (
        <Answer
          head={<>Replied {respondedAt && <DateTime at={respondedAt} />}</>}
          text={responseMessage}
          mail={responseMail}
          to={email}
        />
      )}
    </>
  );
}

const notGiven = "Not given";

function TripFacts({ inquiry }: { inquiry: Inquiry }) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const { destination, paxNumber, adults, childrenAges, phone, teamDates } = inquiry;
  const { checkinDate, checkoutDate } = inquiry;
  const dates = { ...inquiry, ...teamDates };
  const tour = tours.find(({ title }) => title === destination);
  return (
    <DescriptionList
      items={{
        Destination: (
          <>
            {destination || notGiven} <TourPageLink tour={tour} />
          </>
        ),
        People: paxNumber || notGiven,
        ...(adults !== null && { Adults: adults }),
        ...(childrenAges.length > 0 && { "Children's ages": childrenAges.join(", ") }),
        Checkin: checkinDate || notGiven,
        Checkout: checkoutDate || notGiven,
        ...((checkinDate || teamDates) && {
          [teamDates ? "Trip dates" : "Dates"]: (
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
  );
}

/** The number of a newer request may be a stranger's: it is shown without a link. */
function PhoneNumber({ phone, isGuests }: { phone: string; isGuests: boolean }) {
  if (!isGuests) return <PhoneText phone={phone} />;
  return (
    <Anchor size="sm" underline="always" href={`tel:${phone}`}>
      <PhoneText phone={phone} />
    </Anchor>
  );
}

/** Formats a phone number (E.164) with spaces when the format has loaded. */
function PhoneText({ phone }: { phone: string }) {
  const { data: phoneNumbers } = useQuery(phoneNumbersChunk);
  return <>{phoneNumbers?.formatPhoneNumber(phone) ?? phone}</>;
}
