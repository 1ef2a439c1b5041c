import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Keyboard } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { Conversation, ConversationChange } from "shared/inbox/conversations";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { importLater } from "../../../lib/app/import-later.ts";
import { useListQuery } from "../../../lib/lists/list-query.ts";
import { AddButton, useAddDialog } from "./AddConversation.tsx";
import { useChangeConversations } from "./data/conversation-cache.ts";
import { inboxPageQuery } from "./data/conversations.requests.ts";
import { useDraftedIds } from "./data/drafts.ts";
import { type InboxQuery, inboxQuery, type View } from "./data/inbox-query.ts";
import classes from "./InboxScreen.module.css";
import { ConversationList, useChoice } from "./list/ConversationList.tsx";
import { getFirstOrder } from "./list/SortAndFilter.tsx";
import { ViewFilter } from "./list/ViewFilter.tsx";
import { loadReader } from "./reader/load-reader.ts";
import { useKeys } from "./use-keys.ts";
import { useListFocus, useListKeys } from "./use-list-keys.ts";
import { useOfflineInbox } from "./use-offline-inbox.ts";
import { useReading } from "./use-reading.ts";
import { RefusedTexts } from "./waiting/RefusedTexts.tsx";
import { useWaitingChanges } from "./waiting/use-waiting-texts.ts";

const KeysDialog = lazy(async () => ({
  default: (await import("./KeysDialog.tsx")).KeysDialog,
}));

const Reader = lazy(async () => ({ default: (await loadReader()).Reader }));

const noItems: Conversation[] = [];

/** All conversations with guests, and the form to answer them. */
export function InboxScreen() {
  const { api } = useApp();
  useOfflineInbox();
  useWaitingChanges();
  useEffect(() => {
    const leaving = new AbortController();
    void importLater(loadReader, leaving.signal);
    return () => leaving.abort();
  }, []);
  const address = useListQuery(inboxQuery);
  const drafted = useDraftedIds();
  const result = useQuery(inboxPageQuery(api, address.query, drafted));
  const items = result.data?.items ?? noItems;
  const { id, getPath, open, moves, openNextWaiting } = useReading(items);
  const focus = useListFocus(id);
  const adding = useAddDialog(open);
  const choice = useChoice(items.map(({ _id }) => _id));
  const { change } = useChangeConversations(focus.focusDesk);
  useListKeys({ isReading: id !== undefined, focus, choice, change });
  const changeChosen = (changed: ConversationChange, done: string) => {
    change(choice.ids, changed, done);
    choice.clear();
    focus.focusDesk();
  };
  const show = (view: View) => {
    choice.clear();
    const within = address.query.q === undefined ? undefined : ("view" as const);
    address.change({ show: view, ...getFirstOrder(view), within });
  };
  const searchIn = (within: InboxQuery["within"]) => {
    choice.clear();
    address.change({ within });
  };
  return (
    <Screen
      title="Inbox"
      help="answering"
      isCompact
      actions={
        <>
          <ViewFilter
            query={address.query}
            drafts={drafted.length}
            onEverywhere={() => searchIn(undefined)}
            onChange={show}
          />
          <AddButton onClick={adding.begin} />
          <KeysButton />
        </>
      }
    >
      <NotificationArea />
      {adding.dialog}
      <RefusedTexts />
      <div className={classes.desk} data-reading={id !== undefined}>
        <div ref={focus.list}>
          <ConversationList
            address={address}
            result={result}
            drafted={drafted}
            openId={id}
            choice={choice}
            getPath={getPath}
            onChange={changeChosen}
            onSearchIn={searchIn}
          />
        </div>
        {id && (
          <Suspense fallback={<RowsSkeleton rows={3} />}>
            <Reader
              key={id}
              id={id}
              listed={items.find(({ _id }) => _id === id)}
              moves={moves}
              onChange={(changed, done) => change([id], changed, done)}
              onSettle={(changed, done) => {
                change([id], changed, done);
                (moves.next ?? moves.close)();
              }}
              onNextWaiting={openNextWaiting}
              onOpen={open}
            />
          </Suspense>
        )}
      </div>
    </Screen>
  );
}

function KeysButton() {
  const [isShown, setShown] = useState(false);
  useKeys({ "?": () => setShown(true) });
  return (
    <>
      <Button
        variant="subtle"
        visibleFrom="md"
        leftSection={<Keyboard size={18} aria-hidden />}
        onClick={() => setShown(true)}
      >
        Shortcuts
      </Button>
      {isShown && (
        <Suspense>
          <KeysDialog onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}
