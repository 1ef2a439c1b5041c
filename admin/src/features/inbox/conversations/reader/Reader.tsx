import { ActionIcon, Group, Title } from "@mantine/core";
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, ChevronDown, ChevronUp } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import type { Conversation } from "shared/inbox/conversations";
import type { ConversationBody } from "shared/inbox/timeline";
import { limits } from "shared/limits";
import { notifyError } from "../../../../components/feedback/notify.ts";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { ReadEarlier } from "../../../../components/feedback/ReadEarlier.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { displayName } from "../../../../lib/travel/describe-conversation.ts";
import type { ChangeThis } from "../data/conversation-cache.ts";
import { conversationQuery } from "../data/conversations.requests.ts";
import { useKeys } from "../use-keys.ts";
import { Opened } from "./Opened.tsx";
import classes from "./Reader.module.css";
import { ReaderMenu } from "./ReaderMenu.tsx";
import type { Earlier } from "./timeline/Timeline.tsx";

const stay = () => {};

type ReaderMoves = {
  close: () => void;
  /** `undefined` at an end of the list. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
};

/** A conversation with its newest entries, and a function that loads earlier ones. */
function useConversation(id: string): {
  result: UseQueryResult<ConversationBody>;
  earlier: Earlier;
} {
  const { api } = useApp();
  const client = useQueryClient();
  const [size, setSize] = useState<number>(limits.timeline.default);
  const result = useQuery(conversationQuery(api, id, size));
  const { mutate, isPending } = useMutation({
    mutationFn: (more: number) =>
      client.fetchQuery({ ...conversationQuery(api, id, more), staleTime: 0 }),
    onSuccess: (_, more) => setSize(more),
    onError: (error) => notifyError("Couldn't load earlier messages.", error),
  });
  return { result, earlier: { show: () => mutate(4 * size), isLoading: isPending } };
}
type Props = {
  id: string;
  /** The list's copy, shown until the conversation is loaded. */
  listed: Conversation | undefined;
  moves: ReaderMoves;
  onChange: ChangeThis;
  /** Changes it and opens the next one. */
  onSettle: ChangeThis;
  onNextWaiting: () => void;
  onOpen: (id: string) => void;
};

/** One conversation, beside the list or in place of it. */
export function Reader({ id, listed, moves, onSettle, ...reading }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { result, earlier } = useConversation(id);
  const conversation = result.data?.conversation ?? listed;
  const title = conversation ? displayName(conversation) : "Conversation";
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  // Runs for each conversation: `key` mounts a new reader.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useKeys({ j: moves.next ?? stay, k: moves.previous ?? stay, Escape: moves.close });
  const menu = conversation && <ReaderMenu conversation={conversation} onSettle={onSettle} />;
  return (
    <section className={classes.reader} aria-label={title}>
      <ReaderBar title={title} heading={heading} moves={moves} menu={menu} />
      <ReadEarlier query={result} />
      {result.data ? (
        <Opened {...reading} body={result.data} earlier={earlier} onLeaveText={focusHeading} />
      ) : (
        <div className={classes.scroll}>
          <QueryState
            query={result}
            skeleton={<RowsSkeleton rows={3} />}
            errorText="Couldn't load the conversation."
          >
            {() => null}
          </QueryState>
        </div>
      )}
    </section>
  );
}

type BarProps = {
  title: string;
  heading: Ref<HTMLHeadingElement>;
  moves: ReaderMoves;
  menu: ReactNode;
};

function ReaderBar({ title, heading, moves, menu }: BarProps) {
  return (
    <Group className={classes.bar} gap={4} wrap="nowrap">
      <ActionIcon variant="subtle" size="input-sm" aria-label="Back" onClick={moves.close}>
        <ArrowLeft size={20} aria-hidden />
      </ActionIcon>
      <Title order={2} size="h4" ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </Title>
      <Step label="Previous conversation" Icon={ChevronUp} onClick={moves.previous} />
      <Step label="Next conversation" Icon={ChevronDown} onClick={moves.next} />
      {menu}
    </Group>
  );
}

type StepProps = { label: string; Icon: typeof ChevronUp; onClick: (() => void) | undefined };

function Step({ label, Icon, onClick }: StepProps) {
  return (
    <ActionIcon
      variant="subtle"
      size="input-sm"
      className={classes.step}
      aria-label={label}
      disabled={!onClick}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  );
}
