import { Avatar, Badge, Checkbox, Text, VisuallyHidden } from "@mantine/core";
import { CircleAlert, CloudUpload, PencilLine } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Conversation } from "shared/conversations";
import { StateBadge } from "../../../components/conversation/StateBadge.tsx";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { useDateFormat } from "../../../lib/dates/use-date-format.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { dateDoubts } from "../../../lib/travel/date-doubts.ts";
import { describeTripBriefly, displayName } from "../../../lib/travel/describe-conversation.ts";
import { describeWait, isOverdue } from "../data/describe-wait.ts";
import type { Unsent } from "../waiting/use-waiting-texts.ts";
import classes from "./ConversationRow.module.css";
import { viewLabels } from "./view-texts.ts";

type Props = {
  conversation: Conversation;
  to: string;
  isOpen: boolean;
  /** Says that it lies in spam or trash. */
  showsBox: boolean;
  isChosen: boolean;
  hasDraft: boolean;
  /** What was written there. */
  unsent: Unsent | undefined;
  /** `withRange`: all from the one chosen before. */
  onChoose: (withRange: boolean) => void;
};

/** One line, two where there is little room. */
export function ConversationRow(props: Props) {
  const { conversation, to, isOpen, showsBox, isChosen, hasDraft, unsent, onChoose } = props;
  const { _id, waitingSince, preview, state, box } = conversation;
  const name = displayName(conversation);
  const { dayOf, today } = useDateFormat();
  const trip = describeTripBriefly(conversation, today().slice(0, 4));
  const { asksFor } = conversation;
  const asked = asksFor && describeTripBriefly(asksFor, today().slice(0, 4));
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
        label={<VisuallyHidden>Choose {name}</VisuallyHidden>}
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
            aria-label="Waits to be sent"
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
        {asked && <span className={classes.doubt}>Asks for: {asked} · </span>}
        {trip && <span className={classes.trip}>{trip}</span>}
        {doubts.length > 0 && <span className={classes.doubt}> · {doubts.join(", ")}</span>}
        {trip && preview && " — "}
        {preview}
      </Text>
      <span className={classes.signs}>
        <Assignee conversation={conversation} />
        {showsBox && box !== "inbox" ? (
          <Badge variant="default" size="sm">
            {viewLabels[box]}
          </Badge>
        ) : (
          <StateBadge state={state} />
        )}
      </span>
      <Age conversation={conversation} />
    </li>
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
