import { Stack, Text, TextInput, UnstyledButton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Conversation } from "shared/inbox/conversations";
import { limits } from "shared/limits";
import { TitledDialog } from "../../../../components/dialog/TitledDialog.tsx";
import { askToConfirm } from "../../../../components/feedback/alerts.ts";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { describeTrip, displayName } from "../../../../lib/travel/describe-conversation.ts";
import { inboxPageQuery } from "../data/conversations.requests.ts";
import { inboxQuery } from "../data/inbox-query.ts";
import classes from "./Reader.module.css";

type Props = { conversation: Conversation; onJoin: (id: string) => void; onClose: () => void };

/** Looks for another conversation of the same guest, and asks before it becomes part of this one. */
export function JoinDialog({ conversation, onJoin, onClose }: Props) {
  const { api } = useApp();
  const [text, setText] = useState("");
  const [q] = useDebouncedValue(text.trim(), 300);
  const query = inboxQuery.parse({ show: "all", within: "view", ...(q && { q }) });
  const result = useQuery(inboxPageQuery(api, query, []));
  const ask = (source: Conversation) =>
    askToConfirm({
      title: "Merge these conversations?",
      text: `Messages from ${displayName(source)} will move into the conversation with ${displayName(conversation)}.`,
      confirm: "Merge",
      onConfirm: () => {
        onJoin(source._id);
        onClose();
      },
    });
  return (
    <TitledDialog title={`Merge ${displayName(conversation)} with…`} onClose={onClose}>
      <Stack>
        <TextInput
          type="search"
          aria-label="Search conversations"
          placeholder="Name, email or text"
          maxLength={limits.line}
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <QueryState
          query={result}
          skeleton={<RowsSkeleton rows={3} height={48} />}
          errorText="Couldn't load the conversations."
        >
          {({ items }) => (
            <Matches items={items.filter(({ _id }) => _id !== conversation._id)} onChoose={ask} />
          )}
        </QueryState>
      </Stack>
    </TitledDialog>
  );
}

type MatchesProps = { items: Conversation[]; onChoose: (conversation: Conversation) => void };

function Matches({ items, onChoose }: MatchesProps) {
  if (items.length === 0) return <Text c="dimmed">No other conversations found.</Text>;
  return (
    <ul className={classes.found} aria-label="Other conversations">
      {items.map((conversation) => (
        <li key={conversation._id}>
          <UnstyledButton className={classes.choice} onClick={() => onChoose(conversation)}>
            <Text component="span" display="block" fw={550}>
              {displayName(conversation)}
            </Text>
            <Text component="span" display="block" size="sm" c="dimmed">
              {describeTrip(conversation) || conversation.preview}
            </Text>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
