import { useEffect, useRef } from "react";
import type { Conversation } from "shared/conversations";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { ReadEarlier } from "../../../components/feedback/ReadEarlier.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { displayName } from "../../../lib/travel/describe-conversation.ts";
import { useKeys } from "../keys/use-keys.ts";
import type { ChangeThis } from "./change-this.ts";
import { Opened } from "./Opened.tsx";
import classes from "./Reader.module.css";
import { ReaderBar, type ReaderMoves } from "./ReaderBar.tsx";
import { ReaderMenu } from "./ReaderMenu.tsx";
import { useConversation } from "./use-conversation.ts";

const stay = () => {};

type Props = {
  id: string;
  /** As the list has it, until all is loaded. */
  listed: Conversation | undefined;
  moves: ReaderMoves;
  onChange: ChangeThis;
  /** Changes it, and leads to the next one. */
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
  // Each conversation has a reader of its own.
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
            errorText="The conversation could not be loaded."
          >
            {() => null}
          </QueryState>
        </div>
      )}
    </section>
  );
}
