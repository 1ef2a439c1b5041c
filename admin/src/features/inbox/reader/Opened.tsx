import { type ComponentProps, lazy, Suspense, useLayoutEffect, useRef, useState } from "react";
import type { ConversationBody, ConversationChange } from "shared/conversations";
import { askToConfirm } from "../../../components/feedback/alerts.tsx";
import { useSiteSettings } from "../../../lib/requests/site-settings.ts";
import { WriteBox } from "../answer/WriteBox.tsx";
import { useKeys } from "../keys/use-keys.ts";
import { findPhone } from "./find-phone.ts";
import { GuestFacts } from "./GuestFacts.tsx";
import classes from "./Reader.module.css";
import { ReaderBar } from "./ReaderBar.tsx";
import { ReaderMenu } from "./ReaderMenu.tsx";
import { StateControls } from "./StateControls.tsx";
import { Timeline } from "./Timeline.tsx";
import { useJoin, useSplit } from "./use-join-and-split.ts";

const JoinDialog = lazy(async () => ({ default: (await import("./JoinDialog.tsx")).JoinDialog }));

export type Reading = {
  onChange: (change: ConversationChange, done: string) => void;
  /** It has left the list, and the next one is read. */
  onSettle: (change: ConversationChange, done: string) => void;
  onNextWaiting: () => void;
  onOpen: (id: string) => void;
};

type Props = Reading & {
  body: ConversationBody;
  bar: Omit<ComponentProps<typeof ReaderBar>, "menu">;
  onLeaveText: () => void;
};

/** Scrolls to where reading begins, once. */
function useStart() {
  const scroll = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const start = scroll.current?.querySelector<HTMLElement>("[data-start]");
    if (start && scroll.current) scroll.current.scrollTop = start.offsetTop - 8;
  }, []);
  return scroll;
}

/** A conversation that is loaded. */
export function Opened(props: Props) {
  const { body, bar, onChange, onSettle, onLeaveText, onNextWaiting, onOpen } = props;
  const { conversation } = body;
  const [isJoining, setJoining] = useState(false);
  const join = useJoin(conversation._id);
  const split = useSplit(conversation._id, ({ _id }) => onOpen(_id));
  const phone = findPhone(body, useSiteSettings()?.company.value.country ?? "");
  const scroll = useStart();
  const markDone = () => onSettle({ state: "done" }, "Marked as done.");
  const move = (box: ConversationBody["conversation"]["box"]) => onSettle({ box }, moved[box]);
  useKeys({ e: markDone, "#": () => move("trash") });
  const askToSplit = (message: string) =>
    askToConfirm({
      title: "Is this another trip?",
      text: "This message becomes a conversation of its own.",
      confirm: "Split",
      onConfirm: () => split.mutate(message),
    });
  const menu = (
    <ReaderMenu
      conversation={conversation}
      onDone={markDone}
      onMove={move}
      onJoin={() => setJoining(true)}
    />
  );
  return (
    <>
      <ReaderBar {...bar} menu={menu} />
      <div className={classes.scroll} ref={scroll}>
        <GuestFacts conversation={conversation} phone={phone} />
        <StateControls conversation={conversation} onChange={onChange} />
        <Timeline body={body} onSplit={askToSplit} />
      </div>
      <WriteBox
        conversation={conversation}
        phone={phone}
        onNext={onNextWaiting}
        onLeave={onLeaveText}
      />
      {isJoining && (
        <Suspense>
          <JoinDialog
            conversation={conversation}
            onJoin={join.mutate}
            onClose={() => setJoining(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const moved = {
  inbox: "Moved to the inbox.",
  spam: "Marked as spam.",
  trash: "Moved to the trash.",
};
