import { Avatar, Badge, Checkbox, Text, VisuallyHidden } from "@mantine/core";
import { CircleAlert, CloudUpload, PencilLine } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Conversation } from "shared/inbox/conversations";
import { describePeople } from "shared/inbox/people";
import { StateBadge } from "../../../../components/conversation/StateBadge.tsx";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { useNow } from "../../../../lib/dates/use-now.ts";
import { dateDoubts } from "../../../../lib/travel/date-doubts.ts";
import {
  describeDaysBriefly,
  describeTour,
  displayName,
} from "../../../../lib/travel/describe-conversation.ts";
import { describeWait, isOverdue } from "../data/describe-wait.ts";
import type { Unsent } from "../waiting/use-waiting-texts.ts";
import classes from "./ConversationRow.module.css";
import { viewLabels } from "./ViewFilter.tsx";

type Props = {
  conversation: Conversation;
  to: string;
  isOpen: boolean;
  /** Shows a badge for spam and trash. */
  showsBox: boolean;
  isChosen: boolean;
  hasDraft: boolean;
  /** Shows the reminder in place of the waiting time. */
  showsReminder: boolean;
  unsent: Unsent | undefined;
  /** `withRange`: also all rows since the last selected one. */
  onChoose: (withRange: boolean) => void;
};

/** One line, or two in a narrow list: guest and waiting time, trip and state. */
export function ConversationRow(props: Props) {
  const { conversation, to, isOpen, showsBox, isChosen, hasDraft, showsReminder } = props;
  const { unsent, onChoose } = props;
  const { _id, waitingSince, preview, state, box, asksFor } = conversation;
  const name = displayName(conversation);
  const { dayOf } = useDateFormat();
  const askedOn = conversation.askedAt && dayOf(conversation.askedAt);
  const doubts = dateDoubts(conversation, { askedOn });
  const row = useRef<HTMLLIElement>(null);
  // Beside an open conversation the list is narrower, and its rows are higher.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  const choose = ({ shiftKey }: MouseEvent) => onChoose(shiftKey);
  return (
    <li
      ref={row}
      className={classes.row}
      data-open={isOpen || undefined}
      data-waits={waitingSince !== null}
    >
      <Checkbox
        className={classes.choice}
        classNames={{ labelWrapper: classes.choiceArea, label: classes.choiceLabel }}
        label={<VisuallyHidden>Select {name}</VisuallyHidden>}
        size="sm"
        checked={isChosen}
        readOnly
        onClick={choose}
      />
      <div className={classes.who}>
        <Link
          to={to}
          state={{ isFromList: true }}
          className={classes.link}
          data-conversation={_id}
          aria-current={isOpen || undefined}
        >
          {name}
        </Link>
        {unsent === "waiting" && (
          <CloudUpload
            size={16}
            className={classes.draft}
            role="img"
            aria-label="Waiting to be sent"
          />
        )}
        {unsent === "refused" && (
          <CircleAlert size={16} className={classes.refused} role="img" aria-label="Not sent" />
        )}
        {hasDraft && (
          <PencilLine size={16} className={classes.draft} role="img" aria-label="Unsent draft" />
        )}
      </div>
      <Text component="span" size="sm" className={classes.words}>
        <PlannedReply conversation={conversation} />
        <Trip conversation={conversation} />
        {asksFor && <AskedFor trip={asksFor} />}
        {doubts.length > 0 && <span className={classes.doubt}> · {doubts.join(", ")}</span>}
        <span className={classes.preview}>{preview}</span>
      </Text>
      <span className={classes.signs}>
        <Assignee conversation={conversation} />
        {showsBox && box !== "inbox" ? (
          <Badge variant="default" size="sm">
            {viewLabels[box]}
          </Badge>
        ) : (
          <span className={classes.state}>
            <StateBadge state={state} />
          </span>
        )}
      </span>
      {showsReminder ? (
        <Reminder conversation={conversation} />
      ) : (
        <Age conversation={conversation} />
      )}
    </li>
  );
}

/** Keeps others from answering the waiting guest a second time. */
function PlannedReply({ conversation: { replyPlannedAt } }: Pick<Props, "conversation">) {
  if (replyPlannedAt === null) return null;
  return (
    <span className={classes.planned}>
      Reply planned for <DateTime at={replyPlannedAt} />
    </span>
  );
}

/** Tour, days and people; a narrow row drops the people first. */
function Trip({ conversation }: Pick<Props, "conversation">) {
  const { destination, paxNumber } = conversation;
  const { today } = useDateFormat();
  const days = describeDaysBriefly(conversation, today());
  if (!destination && !days && paxNumber === null) return null;
  const parts = [
    { name: classes.tour, text: destination },
    { name: classes.days, text: days },
    { name: classes.people, text: paxNumber !== null && describePeople(paxNumber) },
  ].filter(({ text }) => text);
  return (
    <span className={classes.trip}>
      {parts.map(({ name, text }, index) => (
        <span key={name} className={name}>
          {index > 0 && " · "}
          {text}
        </span>
      ))}
    </span>
  );
}

/** The trip of a newer form, beside the agreed one. */
function AskedFor({ trip }: { trip: NonNullable<Conversation["asksFor"]> }) {
  const { today } = useDateFormat();
  const texts = [describeTour(trip), describeDaysBriefly(trip, today())].filter(Boolean);
  if (texts.length === 0) return null;
  return <span className={classes.asked}>Asks for: {texts.join(" · ")}</span>;
}

function Reminder({ conversation: { remindAt } }: Pick<Props, "conversation">) {
  return (
    <Text component="span" size="xs" className={classes.age}>
      {remindAt && <DateTime at={remindAt} />}
    </Text>
  );
}

function Assignee({ conversation: { assignee } }: Pick<Props, "conversation">) {
  if (!assignee) return null;
  return (
    <span title={`Assigned to ${assignee.username}`}>
      <VisuallyHidden>Assigned to {assignee.username}</VisuallyHidden>
      <Avatar size={24} name={assignee.username} color="gray" aria-hidden />
    </span>
  );
}

function Age({ conversation }: Pick<Props, "conversation">) {
  const now = useNow();
  const wait = describeWait(conversation, now);
  return (
    <Text
      component="span"
      size="xs"
      className={classes.age}
      data-overdue={isOverdue(conversation, now) || undefined}
    >
      {wait ?? <DateTime at={conversation.latestAt} />}
    </Text>
  );
}
