import { Alert, Anchor, Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import type { Conversation, LaterRequest as Request } from "shared/inbox/conversations";
import { formatPhoneNumber } from "shared/text/phone";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { TravelDates } from "../../../../components/date/TravelDates.tsx";
import { MailLink } from "../../../../components/mail/MailLink.tsx";
import { TourPageLink } from "../../../../components/tour/TourPageLink.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useNow } from "../../../../lib/dates/use-now.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import { whatsappLink } from "../../../../lib/text/reply-links.ts";
import { describeTour } from "../../../../lib/travel/describe-conversation.ts";
import type { ChangeThis } from "../data/conversation-cache.ts";
import { describeWait, isOverdue } from "../data/describe-wait.ts";
import classes from "./Reader.module.css";
import { TripDates } from "./TripDates.tsx";

type Props = {
  conversation: Conversation;
  phone: string | undefined;
  onChange: ChangeThis;
  onSplit: (message: string) => void;
};

/** Contact details, the trip, and the deadline of the answer. */
export function GuestFacts({ conversation, phone, onChange, onSplit }: Props) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const { email, destination, asksFor } = conversation;
  const tour = tours.find(({ title }) => title === destination);
  const trip = describeTour(conversation);
  return (
    <div className={classes.facts} data-start={asksFor !== null || undefined}>
      <Group className={classes.links}>
        {email && <MailLink to={email} />}
        {phone && <PhoneLinks phone={phone} />}
      </Group>
      {trip && (
        <Text size="sm">
          {trip} <TourPageLink tour={tour} />
        </Text>
      )}
      <TripDates conversation={conversation} tour={tour} onChange={onChange} />
      <LaterRequest conversation={conversation} onChange={onChange} onSplit={onSplit} />
      <Wait conversation={conversation} />
    </div>
  );
}

function Wait({ conversation }: Pick<Props, "conversation">) {
  const now = useNow();
  const { waitingSince, dueAt, replyPlannedAt } = conversation;
  if (waitingSince === null) return null;
  return (
    <Text size="sm" fw={isOverdue(conversation, now) ? 650 : undefined}>
      Waiting since <DateTime at={waitingSince} />
      {dueAt && (
        <>
          {" · "}
          reply by <DateTime at={dueAt} /> ({describeWait(conversation, now)})
        </>
      )}
      {replyPlannedAt && (
        <>
          {" · "}
          reply planned for <DateTime at={replyPlannedAt} />
        </>
      )}
    </Text>
  );
}

function PhoneLinks({ phone }: { phone: string }) {
  return (
    <>
      <Anchor size="sm" underline="always" href={`tel:${phone}`}>
        {formatPhoneNumber(phone)}
      </Anchor>
      <Anchor
        size="sm"
        underline="always"
        href={whatsappLink("", phone)}
        target="_blank"
        rel="noopener"
      >
        WhatsApp
      </Anchor>
    </>
  );
}

type LaterProps = {
  conversation: Conversation;
  onChange: ChangeThis;
  /** Moves the message to a new conversation. */
  onSplit: (message: string) => void;
};

/** The trip of a newer inquiry, beside the one that the team has answered. */
function LaterRequest({ conversation, onChange, onSplit }: LaterProps) {
  const { asksFor, askedAt } = conversation;
  if (!asksFor) return null;
  const use = () =>
    onChange({ request: { id: asksFor._id, used: true } }, "Trip changed to the newer request.");
  return (
    <Alert
      color="clay"
      icon={<CalendarPlus />}
      title={["New request", describeTour(asksFor)].filter(Boolean).join(": ")}
      my="xs"
    >
      <Group gap="0 0.75rem">
        <TravelDates dates={asksFor} askedAt={asksFor.createdAt} />
      </Group>
      {newSenders(asksFor, conversation).map((line) => (
        <Text key={line} size="sm" fw={650} className={classes.newSender}>
          {line}
        </Text>
      ))}
      <Group gap="xs" mt="xs">
        <Button size="sm" onClick={use}>
          Use these details
        </Button>
        {askedAt && (
          <Button size="sm" variant="default" onClick={() => onSplit(asksFor._id)}>
            Make this a second trip
          </Button>
        )}
      </Group>
    </Alert>
  );
}

/** Differences between the sender of the newer inquiry and the known guest. */
const newSenders = (request: Request, conversation: Conversation) => {
  const isOther = (a: string | null, b: string | null) =>
    Boolean(a) && a?.toLowerCase() !== b?.toLowerCase();
  return [
    isOther(request.name, conversation.name) && `Different name: ${request.name}`,
    isOther(request.phone, conversation.phone) &&
      `New phone number: ${formatPhoneNumber(request.phone ?? "")}`,
    isOther(request.email, conversation.email) && `New email address: ${request.email}`,
  ].filter((line) => line !== false);
};
