import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import type { Conversation } from "shared/inbox/conversations";
import { adminPaths } from "shared/paths";
import { notify } from "../../../components/feedback/notify.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import { inboxPageQuery } from "./data/conversations.requests.ts";
import { inboxQuery } from "./data/inbox-query.ts";

/** The place of the open conversation in the list, or its last place after it has left. */
function usePlace(items: Conversation[], id: string | undefined) {
  const at = items.findIndex(({ _id }) => _id === id);
  const [place, setPlace] = useState(0);
  if (at >= 0 && at !== place) setPlace(at);
  return at >= 0 ? { before: at - 1, after: at + 1 } : { before: place - 1, after: place };
}

/** The open conversation, and functions that open others. */
export function useReading(items: Conversation[]) {
  const { id } = useParams();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { api } = useApp();
  const client = useQueryClient();
  const { before, after } = usePlace(items, id);
  const getPath = (target: string) => pathTo.conversation(target) + search;
  // Replaces the address, so that the browser's back button leads to the list.
  const open = (target: string) => void navigate(getPath(target), { replace: true, state });
  const close = () =>
    void (state?.isFromList
      ? navigate(-1)
      : navigate(adminPaths.inbox + search, { replace: true }));
  const openAt = (at: number) => {
    const conversation = items[at];
    return conversation && (() => open(conversation._id));
  };
  const findWaiting = (among: Conversation[]) =>
    among.find(
      ({ _id, waitingSince, replyPlannedAt }) =>
        waitingSince !== null && replyPlannedAt === null && _id !== id,
    );
  const openNextWaiting = async () => {
    const listed = findWaiting([...items.slice(after), ...items.slice(0, after)]);
    if (listed) return open(listed._id);
    const waiting = { ...inboxPageQuery(api, inboxQuery.parse({}), []), staleTime: 0 };
    const page = await client.fetchQuery(waiting).catch(() => undefined);
    const nextWaiting = findWaiting(page?.conversations ?? []);
    if (nextWaiting) return open(nextWaiting._id);
    close();
    if (page) notify("That was the last one", "No one is waiting for a reply.");
  };
  return {
    id,
    getPath,
    open,
    moves: { close, previous: openAt(before), next: openAt(after) },
    openNextWaiting: () => void openNextWaiting(),
  };
}
