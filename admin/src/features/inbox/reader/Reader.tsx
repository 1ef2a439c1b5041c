import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Conversation } from "shared/conversations";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { conversationQuery } from "../data/conversations.requests.ts";
import { displayName } from "../data/describe-conversation.ts";
import { useKeys } from "../keys/use-keys.ts";
import { Opened, type Reading } from "./Opened.tsx";
import classes from "./Reader.module.css";
import { ReaderBar, type ReaderMoves } from "./ReaderBar.tsx";

const stay = () => {};

type Props = Reading & {
  id: string;
  /** As the list has it, until all is loaded. */
  listed: Conversation | undefined;
  moves: ReaderMoves;
};

/** One conversation, beside the list or in place of it. */
export function Reader({ id, listed, moves, ...reading }: Props) {
  const { api } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useQuery(conversationQuery(api, id));
  const conversation = result.data?.conversation ?? listed;
  const title = conversation ? displayName(conversation) : "Conversation";
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  // Each conversation has a reader of its own.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useKeys({ j: moves.next ?? stay, k: moves.previous ?? stay, Escape: moves.close });
  const bar = { title, heading, moves };
  return (
    <section className={classes.reader} aria-label={title}>
      {result.data ? (
        <Opened {...reading} body={result.data} bar={bar} onLeaveText={focusHeading} />
      ) : (
        <>
          <ReaderBar {...bar} menu={null} />
          <div className={classes.scroll}>
            <QueryState
              query={result}
              skeleton={<RowsSkeleton rows={3} />}
              errorText="The conversation could not be loaded."
            >
              {() => null}
            </QueryState>
          </div>
        </>
      )}
    </section>
  );
}
