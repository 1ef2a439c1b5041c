import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { TimelineChange, TimelineEntry } from "shared/inbox/timeline";
import { DateTime } from "../../../../../components/date/DateTime.tsx";
import { useApp } from "../../../../../lib/app/app-context.ts";
import { describeAge } from "../../../../../lib/dates/describe-age.ts";
import { useDateFormat } from "../../../../../lib/dates/use-date-format.ts";
import { stateLabels } from "../../../../../lib/travel/describe-conversation.ts";
import { describeStay } from "../../../../../lib/travel/describe-stay.ts";
import { teamQuery } from "../../data/conversations.requests.ts";
import { Entry, EntryHead, EntryText } from "./Entry.tsx";
import classes from "./Timeline.module.css";

type NoteProps = { note: Extract<TimelineEntry, { kind: "note" }> };

export function NoteEntry({ note: { at, by, text } }: NoteProps) {
  return (
    <Entry kind="note">
      <EntryHead>
        Note by {by?.username ?? "the team"} · <DateTime at={at} />
      </EntryHead>
      <EntryText>{text}</EntryText>
    </Entry>
  );
}

type Change = Extract<TimelineEntry, { kind: "change" }>;

/** For example "Ada set this to quoted · 3 days ago". */
export function ChangeEntry({ entry: { at, by, change } }: { entry: Change }) {
  const { api } = useApp();
  const { data: team = [] } = useQuery(teamQuery(api));
  const { format } = useDateFormat();
  const getName = (id: string) => team.find(({ _id }) => _id === id)?.username ?? "someone";
  const actor = change.mailsLeftOut ? "The mailbox" : (by?.username ?? "Someone");
  return (
    <Text size="xs" c="dimmed" className={classes.change}>
      {actor} {describeChange(change, { getName, format })} ·{" "}
      <time dateTime={at} title={format(at)}>
        {describeAge(at)} ago
      </time>
    </Text>
  );
}

const boxTexts = {
  inbox: "moved this to the inbox",
  spam: "marked this as spam",
  trash: "moved this to the trash",
};

const describeState = ({ state, lostReason }: TimelineChange) => {
  if (!state) return lostReason ? `added a reason: ${lostReason}` : undefined;
  const label = `marked this ${stateLabels[state].toLowerCase()}`;
  return lostReason ? `${label}: ${lostReason}` : label;
};

const messages = (count: number) => (count === 1 ? "a message" : `${count} messages`);

type Describing = { getName: (id: string) => string; format: (iso: string) => string };

const describeAssignee = ({ assigneeId }: TimelineChange, { getName }: Describing) => {
  if (assigneeId === undefined) return undefined;
  return assigneeId === null ? "unassigned this" : `assigned this to ${getName(assigneeId)}`;
};

const describeReminder = ({ remindAt }: TimelineChange, { format }: Describing) => {
  if (remindAt === undefined) return undefined;
  return remindAt === null ? "removed the reminder" : `set a reminder for ${format(remindAt)}`;
};

const describeDates = ({ dates }: TimelineChange) => {
  if (dates === undefined) return undefined;
  if (dates === null) return "went back to the guest's dates";
  const stay = describeStay(dates);
  return stay ? `set the dates to ${stay}` : "removed the dates";
};

const describeRequest = ({ request }: TimelineChange) => {
  if (!request) return undefined;
  return request.used
    ? "changed the trip to the newer request"
    : "undid the change to the newer request";
};

/** For example `set this to quoted`. */
const describeChange = (change: TimelineChange, describing: Describing) =>
  [
    change.box && boxTexts[change.box],
    change.cancelledProposal && "cancelled the accepted trip",
    describeState(change),
    describeAssignee(change, describing),
    describeReminder(change, describing),
    describeRequest(change),
    !change.request && describeDates(change),
    change.joined && "merged another conversation into this one",
    change.mailsLeftOut &&
      `received more than ${change.mailsLeftOut} emails for this conversation in 24 hours and left the rest on the mail server`,
    change.split && `moved ${messages(change.split)} to a new conversation`,
  ]
    .filter(Boolean)
    .join(", ") || "changed this";
