import { useQuery } from "@tanstack/react-query";
import type { ConversationBody, TimelineEntry } from "shared/timeline";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { displayName } from "../../../../lib/travel/describe-conversation.ts";
import { describeChange } from "../../data/describe-change.ts";
import { teamQuery } from "../../data/team.requests.ts";
import { findNewAddresses } from "../find-new-addresses.ts";
import { isGuests, isWrittenByGuest, messageOf, writtenOf } from "../guest-message.ts";
import { AnswerEntry } from "./AnswerEntry.tsx";
import { ChangeEntry } from "./ChangeEntry.tsx";
import { GuestEntry } from "./GuestEntry.tsx";
import { MailEntry } from "./MailEntry.tsx";
import { NoteEntry } from "./NoteEntry.tsx";
import classes from "./Timeline.module.css";

const keyOf = (entry: TimelineEntry) => {
  if (entry.kind === "mail") return entry.mail._id;
  return isGuests(entry) ? messageOf(entry)._id : entry._id;
};

/** The newest of the guest's without an answer, or else the last that happened. */
const placeToRead = (timeline: TimelineEntry[]) =>
  timeline.findLast((entry) => isWrittenByGuest(entry) && writtenOf(entry).respondedAt === null) ??
  timeline.at(-1);

type Props = { body: ConversationBody; onSplit: (message: string) => void };

/** What was written and done, oldest first. */
export function Timeline({ body: { conversation, timeline }, onSplit }: Props) {
  const { api } = useApp();
  const { data: team = [] } = useQuery(teamQuery(api));
  const { format } = useDateFormat();
  const nameOf = (id: string) => team.find(({ _id }) => _id === id)?.username ?? "somebody";
  const hasMore = timeline.filter(isWrittenByGuest).length > 1;
  const start = placeToRead(timeline);
  const render = (entry: TimelineEntry) => {
    if (entry.kind === "answer") return <AnswerEntry answer={entry} />;
    if (entry.kind === "note") return <NoteEntry note={entry} />;
    if (entry.kind === "change") {
      const text = describeChange(entry.change, { nameOf, format });
      const by = entry.change.mailsLeftOut ? { username: "The mailbox" } : entry.by;
      return <ChangeEntry at={entry.at} by={by} text={text} />;
    }
    const name = displayName(conversation);
    const split = () => onSplit(keyOf(entry));
    const onSplitOne = hasMore ? split : undefined;
    if (entry.kind === "mail") return <MailEntry entry={entry} name={name} onSplit={onSplitOne} />;
    const newAddresses = findNewAddresses({ conversation, timeline }, entry);
    const known = conversation.email;
    return <GuestEntry {...{ entry, name, known, newAddresses }} onSplit={onSplitOne} />;
  };
  return (
    <ol className={classes.timeline} aria-label="What was written and done">
      {timeline.map((entry) => (
        <li key={keyOf(entry)} data-start={entry === start || undefined}>
          {render(entry)}
        </li>
      ))}
    </ol>
  );
}
