import { Alert, Button, Group, Text } from "@mantine/core";
import { CalendarPlus } from "lucide-react";
import type { Conversation, LaterRequest as Request } from "shared/conversations";
import { formatPhoneNumber } from "shared/phone";
import { TravelDates } from "../../../components/date/TravelDates.tsx";
import { describeTour } from "../../../lib/travel/describe-conversation.ts";
import type { ChangeThis } from "../data/conversation-cache.ts";
import classes from "./Reader.module.css";

type Props = {
  conversation: Conversation;
  onChange: ChangeThis;
  /** Makes a conversation of its own of the message. */
  onSplit: (message: string) => void;
};

/** What a newer inquiry asks for beside the trip that the team has answered. */
export function LaterRequest({ conversation, onChange, onSplit }: Props) {
  const { asksFor, askedAt } = conversation;
  if (!asksFor) return null;
  const use = () =>
    onChange({ request: { id: asksFor._id, used: true } }, "Trip changed to the newer request.");
  return (
    <Alert
      color="clay"
      icon={<CalendarPlus />}
      title={["Asks for", describeTour(asksFor)].filter(Boolean).join(": ")}
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
          Use these
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

/** In what its sender differs from the guest that is known. */
const newSenders = (asked: Request, known: Conversation) => {
  const isOther = (one: string | null, other: string | null) =>
    Boolean(one) && one?.toLowerCase() !== other?.toLowerCase();
  return [
    isOther(asked.name, known.name) && `Different name: ${asked.name}`,
    isOther(asked.phone, known.phone) &&
      `New phone number: ${formatPhoneNumber(asked.phone ?? "")}`,
    isOther(asked.email, known.email) && `New email address: ${asked.email}`,
  ].filter((line) => line !== false);
};
