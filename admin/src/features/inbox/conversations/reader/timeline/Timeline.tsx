import { Button } from "@mantine/core";
import type { ConversationBody, TimelineEntry } from "shared/inbox/timeline";
import { displayName } from "../../../../../lib/travel/describe-conversation.ts";
import {
  findNewAddresses,
  getGuestContent,
  getMessage,
  isGuests,
  isWrittenByGuest,
} from "../../data/guest-messages.ts";
import { AnswerEntry, type OnCancelled } from "./AnswerEntry.tsx";
import { GuestEntry } from "./GuestEntry.tsx";
import { MailEntry } from "./MailEntry.tsx";
import { ProposalEntry } from "./ProposalEntry.tsx";
import { ChangeEntry, NoteEntry } from "./TeamEntries.tsx";
import classes from "./Timeline.module.css";

const getKey = (entry: TimelineEntry) => {
  if (entry.kind === "mail") return entry.mail._id;
  return isGuests(entry) ? getMessage(entry)._id : entry._id;
};

/** The guest's newest unanswered message, or else the last entry. */
const placeToRead = (timeline: TimelineEntry[]) =>
  timeline.findLast(
    (entry) => isWrittenByGuest(entry) && getGuestContent(entry).respondedAt === null,
  ) ?? timeline.at(-1);

type Props = {
  body: ConversationBody;
  onSplit: (message: string) => void;
  onCancelled: OnCancelled;
};

/** Messages, answers, notes and changes, oldest first. */
export function Timeline({ body: { conversation, timeline }, onSplit, onCancelled }: Props) {
  const hasMore = timeline.filter(isWrittenByGuest).length > 1;
  const start = placeToRead(timeline);
  const guestName = displayName(conversation);
  const render = (entry: TimelineEntry) => {
    if (entry.kind === "answer")
      return (
        <AnswerEntry answer={entry} conversation={conversation._id} onCancelled={onCancelled} />
      );
    if (entry.kind === "note") return <NoteEntry note={entry} />;
    if (entry.kind === "change") return <ChangeEntry entry={entry} />;
    if (entry.kind === "proposal") return <ProposalEntry entry={entry} />;
    const split = hasMore ? () => onSplit(getKey(entry)) : undefined;
    if (entry.kind === "mail")
      return <MailEntry entry={entry} guestName={guestName} onSplit={split} />;
    return (
      <GuestEntry
        entry={entry}
        guestName={guestName}
        guestEmail={conversation.email}
        newAddresses={findNewAddresses({ conversation, timeline }, entry)}
        onSplit={split}
      />
    );
  };
  return (
    <ol className={classes.timeline} aria-label="Messages and activity">
      {timeline.map((entry) => (
        <li key={getKey(entry)} data-start={entry === start || undefined}>
          {render(entry)}
        </li>
      ))}
    </ol>
  );
}

export type Earlier = { show: () => void; isLoading: boolean };

/** Loads entries that are older than those shown. */
export function EarlierButton({ count, earlier }: { count: number; earlier: Earlier }) {
  if (count === 0) return null;
  return (
    <Button
      variant="default"
      size="xs"
      mb="sm"
      fullWidth
      loading={earlier.isLoading}
      onClick={earlier.show}
    >
      Show earlier ({count.toLocaleString("en")})
    </Button>
  );
}
