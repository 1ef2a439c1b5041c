import { useMutation, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useLayoutEffect, useRef } from "react";
import { splitConversation } from "shared/inbox/conversations.endpoints";
import type { ConversationBody } from "shared/inbox/timeline";
import { askToConfirm } from "../../../../components/feedback/alerts.ts";
import { ErrorAlert } from "../../../../components/feedback/ErrorAlert.tsx";
import { notify, notifyError } from "../../../../components/feedback/notify.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import { proposalsQuery } from "../../proposals/data/proposals.queries.ts";
import { ProposalButton } from "../../proposals/panel/ProposalButton.tsx";
import type { Write } from "../answer/AnswerForm.tsx";
import { WriteBox } from "../answer/WriteBox.tsx";
import { type ChangeThis, useConversationCache } from "../data/conversation-cache.ts";
import { listAddresses } from "../data/guest-messages.ts";
import { findPhone } from "../data/guest-phone.ts";
import { GuestFacts } from "./GuestFacts.tsx";
import classes from "./Reader.module.css";
import { Decisions, StateDetails } from "./StateControls.tsx";
import { type Earlier, EarlierButton, Timeline } from "./timeline/Timeline.tsx";

const ProposalsPanel = lazy(async () => ({
  default: (await import("../../proposals/panel/ProposalsPanel.tsx")).ProposalsPanel,
}));

type Props = {
  body: ConversationBody;
  earlier: Earlier;
  onChange: ChangeThis;
  onLeaveText: () => void;
  onNextWaiting: () => void;
  onOpen: (id: string) => void;
};

/** Moves a message to a new conversation. */
function useSplit(id: string, onSplit: (conversation: ConversationBody["conversation"]) => void) {
  const { api } = useApp();
  const cache = useConversationCache();
  return useMutation({
    mutationFn: (message: string) =>
      api.request(splitConversation, { params: { id }, body: { messages: [message] } }),
    onSuccess: (saved) => {
      cache.storeBody(saved);
      notify(saved.message, "It's open now.");
      onSplit(saved.conversation);
    },
    onError: (error) => notifyError("Couldn't save. Please try again.", error),
    onSettled: cache.refresh,
  });
}

/** Scrolls once to the entry where reading begins. */
function useStart() {
  const scroll = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const start = scroll.current?.querySelector<HTMLElement>("[data-start]");
    if (start && scroll.current) scroll.current.scrollTop = start.offsetTop - 8;
  }, []);
  return scroll;
}

/** A loaded conversation, and the form to answer it. */
export function Opened({ body, earlier, onChange, onLeaveText, onNextWaiting, onOpen }: Props) {
  const { conversation } = body;
  const split = useSplit(conversation._id, ({ _id }) => onOpen(_id));
  const phone = findPhone(body, useSiteSettings()?.company.value.country ?? "");
  const scroll = useStart();
  const writer = useRef<Write>(null);
  const { api } = useApp();
  const proposals = useQuery(proposalsQuery(api, conversation._id));
  const askToSplit = (message: string) =>
    askToConfirm({
      title: "Make this a second trip?",
      text: "This message moves to a new conversation.",
      confirm: "Make a second trip",
      onConfirm: () => split.mutate(message),
    });
  return (
    <>
      <Decisions conversation={conversation} onChange={onChange} />
      <div className={classes.scroll} ref={scroll}>
        <GuestFacts
          conversation={conversation}
          phone={phone}
          onChange={onChange}
          onSplit={askToSplit}
        />
        <StateDetails conversation={conversation} onChange={onChange} />
        {proposals.error && !proposals.data && (
          <ErrorAlert
            title="Couldn't load the proposals."
            onRetry={() => void proposals.refetch()}
          />
        )}
        {proposals.data !== undefined && proposals.data.proposals.length > 0 && (
          <Suspense>
            <ProposalsPanel
              conversation={conversation}
              phone={phone}
              onWrite={(text) => writer.current?.(text)}
            />
          </Suspense>
        )}
        <EarlierButton count={body.earlier} earlier={earlier} />
        <Timeline
          body={body}
          onSplit={askToSplit}
          onCancelled={({ text, files }) => writer.current?.(text, files)}
        />
      </div>
      <WriteBox
        conversation={conversation}
        phone={phone}
        addresses={listAddresses(body.timeline)}
        onNext={onNextWaiting}
        onLeave={onLeaveText}
        writer={writer}
        action={<ProposalButton conversationId={conversation._id} />}
      />
    </>
  );
}
