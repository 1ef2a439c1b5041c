import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { changeFeed, makeFeed, removeFeed } from "shared/inbox/agenda/agenda.endpoints";
import type { AgendaFeed, AgendaFeedInput } from "shared/inbox/agenda/agenda-feed";
import { notify, notifyError } from "../../../components/feedback/notify.ts";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { feedQuery } from "./agenda-feed.queries.ts";

export function useAgendaFeed() {
  const { api } = useApp();
  const client = useQueryClient();
  const result = useQuery(feedQuery(api));
  const signal = () => AbortSignal.timeout(saveTimeout);
  const store = (feed: AgendaFeed | null) => client.setQueryData(feedQuery(api).queryKey, feed);
  const onError = (error: Error) => notifyError("Couldn't save. Please try again.", error);
  const make = useMutation({
    mutationFn: (body: AgendaFeedInput) => api.request(makeFeed, { body, signal: signal() }),
    onSuccess: ({ feed }) => store(feed),
    onError,
  });
  const change = useMutation({
    mutationFn: (body: AgendaFeedInput) => api.request(changeFeed, { body, signal: signal() }),
    onSuccess: ({ feed }) => {
      store(feed);
      notify("Saved", "Calendars update within hours.");
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => api.request(removeFeed, { signal: signal() }),
    onSuccess: ({ feed, message }) => {
      make.reset();
      store(feed);
      notify("Ended", message);
    },
    onError,
  });
  return { result, make, change, remove };
}
