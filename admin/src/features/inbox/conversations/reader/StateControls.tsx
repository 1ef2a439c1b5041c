import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type Conversation, conversationState } from "shared/inbox/conversations";
import { limits } from "shared/limits";
import { useApp } from "../../../../lib/app/app-context.ts";
import { textOrNull } from "../../../../lib/text/text-or-null.ts";
import { stateLabels } from "../../../../lib/travel/describe-conversation.ts";
import type { ChangeThis } from "../data/conversation-cache.ts";
import { teamQuery } from "../data/conversations.requests.ts";
import classes from "./Reader.module.css";
import { ReminderMenu } from "./ReminderMenu.tsx";

type Props = { conversation: Conversation; onChange: ChangeThis };

const states = conversationState.options.map((value) => ({ value, label: stateLabels[value] }));

/** State and assignee; they stay in sight while the conversation scrolls. */
export function Decisions({ conversation, onChange }: Props) {
  const setState = (text: string) => {
    const next = conversationState.safeParse(text).data;
    if (next) onChange({ state: next }, `Marked as ${stateLabels[next].toLowerCase()}.`);
  };
  return (
    <div className={classes.decisions}>
      <NativeSelect
        aria-label="State"
        data={states}
        value={conversation.state}
        onChange={(event) => setState(event.currentTarget.value)}
      />
      <AssigneeSelect conversation={conversation} onChange={onChange} />
    </div>
  );
}

/** The reminder, and the reason of a lost trip. */
export function StateDetails({ conversation, onChange }: Props) {
  const { state, lostReason, remindAt } = conversation;
  return (
    <Group gap="xs">
      <ReminderMenu remindAt={remindAt} onChange={onChange} />
      {state === "lost" && (
        <LostReason key={lostReason} lostReason={lostReason} onChange={onChange} />
      )}
    </Group>
  );
}

const nobody = { value: "", label: "Unassigned" };

function AssigneeSelect({ conversation: { assignee }, onChange }: Props) {
  const { api } = useApp();
  const { data: team = [] } = useQuery(teamQuery(api));
  const members = team.map(({ _id, username }) => ({ value: _id, label: username }));
  const isListed = !assignee || team.some(({ _id }) => _id === assignee._id);
  const former = isListed ? [] : [{ value: assignee._id, label: assignee.username }];
  const assign = (id: string) => {
    const member = members.find(({ value }) => value === id);
    const done = member ? `Assigned to ${member.label}.` : "Unassigned.";
    onChange({ assigneeId: member?.value ?? null }, done);
  };
  return (
    <NativeSelect
      aria-label="Assignee"
      data={[nobody, ...former, ...members]}
      value={assignee?._id ?? ""}
      onChange={(event) => assign(event.currentTarget.value)}
    />
  );
}

type LostProps = Pick<Conversation, "lostReason"> & { onChange: ChangeThis };

function LostReason({ lostReason, onChange }: LostProps) {
  const [text, setText] = useState(lostReason ?? "");
  const save = (event: FormEvent) => {
    event.preventDefault();
    onChange({ lostReason: textOrNull(text) }, "Reason saved.");
  };
  return (
    <Group component="form" gap="xs" flex="1 1 12rem" onSubmit={save}>
      <TextInput
        aria-label="Why it was lost"
        placeholder="Reason (optional)"
        maxLength={limits.line}
        flex="1 1 10rem"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text !== (lostReason ?? "") && (
        <Button type="submit" variant="default">
          Save reason
        </Button>
      )}
    </Group>
  );
}
