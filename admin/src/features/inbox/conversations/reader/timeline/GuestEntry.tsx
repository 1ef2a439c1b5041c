import { Group, Text } from "@mantine/core";
import { campaignText, type GuestChannel, type MessageSource } from "shared/inbox/message-source";
import { formatPhoneNumber } from "shared/text/phone";
import { DateTime } from "../../../../../components/date/DateTime.tsx";
import { TravelDates } from "../../../../../components/date/TravelDates.tsx";
import { describeTour } from "../../../../../lib/travel/describe-conversation.ts";
import { type GuestMessage, getMessage, type NewAddresses } from "../../data/guest-messages.ts";
import { Entry, EntryHead, EntryText, Mark } from "./Entry.tsx";
import classes from "./Timeline.module.css";

type Props = {
  entry: GuestMessage;
  guestName: string;
  /** The email address that answers go to. */
  guestEmail: string;
  newAddresses: NewAddresses;
  /** Moves the message to a new conversation; missing for the only message. */
  onSplit: (() => void) | undefined;
};

/** A form that the guest sent. */
export function GuestEntry({ entry, guestName, guestEmail, newAddresses, onSplit }: Props) {
  const { message, email, createdAt, spam, source } = getMessage(entry);
  const cameFrom = source && describeSource(source);
  const isElsewhere = (address: string) => address.toLowerCase() !== guestEmail.toLowerCase();
  return (
    <Entry kind="guest">
      <EntryHead spam={spam} onSplit={onSplit}>
        {entry.kind === "inquiry" ? `${guestName} sent an inquiry` : `${guestName} wrote`} ·{" "}
        <DateTime at={createdAt} />
        {email && !newAddresses.email && isElsewhere(email) && ` · from ${email}`}
      </EntryHead>
      {newAddresses.phone && (
        <Mark
          color="clay"
          label="New phone number"
          text={`${formatPhoneNumber(newAddresses.phone)}. Ask the guest before you use it.`}
        />
      )}
      {newAddresses.email && (
        <Mark
          color="clay"
          label="New email address"
          text={`${newAddresses.email}. Replies go there only if you choose it.`}
        />
      )}
      {/* The guest facts above show the trip of an only message. */}
      {entry.kind === "inquiry" && onSplit && (
        <Group gap="0 0.75rem">
          <Text size="sm" fw={550}>
            {describeTour(entry.inquiry)}
          </Text>
          <TravelDates dates={entry.inquiry} askedAt={createdAt} />
        </Group>
      )}
      {message && <EntryText>{message}</EntryText>}
      {cameFrom && (
        <Text size="xs" c="dimmed" className={classes.source}>
          {cameFrom}
        </Text>
      )}
    </Entry>
  );
}

const channelTexts: Record<GuestChannel, string> = {
  whatsapp: "WhatsApp",
  phone: "phone",
  mail: "mail",
  elsewhere: "elsewhere",
};

/**
 * For example `From /service/night-boat, campaign newsletter, came from google.com`; empty for an
 * unknown source.
 */
const describeSource = (source: MessageSource): string => {
  const campaign = campaignText(source);
  const { channel } = source;
  const parts = [
    channel && `logged by the team: ${channelTexts[channel]}`,
    source.page && `from ${source.page}`,
    campaign && `campaign ${campaign}`,
    source.referrer && `came from ${source.referrer}`,
  ];
  const text = parts.filter(Boolean).join(", ");
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};
