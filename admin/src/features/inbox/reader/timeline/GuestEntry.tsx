import { Group, Text } from "@mantine/core";
import { formatPhoneNumber } from "shared/phone";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { TravelDates } from "../../../../components/date/TravelDates.tsx";
import { describeTour } from "../../../../lib/travel/describe-conversation.ts";
import { describeSource } from "../../data/describe-source.ts";
import type { NewAddresses } from "../find-new-addresses.ts";
import { type GuestMessage, messageOf } from "../guest-message.ts";
import { EntryHead } from "./EntryHead.tsx";
import { Mark } from "./Mark.tsx";
import classes from "./Timeline.module.css";

type Props = {
  entry: GuestMessage;
  /** Of the guest, and the address that is known. */
  name: string;
  known: string;
  newAddresses: NewAddresses;
  /** Makes a conversation of its own of it; missing where it is the only message. */
  onSplit: (() => void) | undefined;
};

/** What the guest wrote or asked for. */
export function GuestEntry({ entry, name, known, newAddresses, onSplit }: Props) {
  const { message, email, createdAt, spam, source } = messageOf(entry);
  const cameFrom = source && describeSource(source);
  const isElsewhere = (address: string) => address.toLowerCase() !== known.toLowerCase();
  return (
    <div className={classes.guest}>
      <EntryHead spam={spam} onSplit={onSplit}>
        {entry.kind === "inquiry" ? `${name} asked for a trip` : `${name} wrote`} ·{" "}
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
          text={`${newAddresses.email}. Answers do not go there unless you choose it.`}
        />
      )}
      {/* Of the only one it stands above already. */}
      {entry.kind === "inquiry" && onSplit && (
        <Group gap="0 0.75rem">
          <Text size="sm" fw={550}>
            {describeTour(entry.inquiry)}
          </Text>
          <TravelDates dates={entry.inquiry} askedAt={createdAt} />
        </Group>
      )}
      {message && <Text className={classes.words}>{message}</Text>}
      {cameFrom && (
        <Text size="xs" c="dimmed" className={classes.source}>
          {cameFrom}
        </Text>
      )}
    </div>
  );
}
