import type { Draft } from "shared/content/records/drafts";
import { vi } from "vitest";
import { ApiError, NetworkError } from "../lib/api/api-error.ts";
import { findTheirs } from "../lib/editing/team-drafts/draft-requests.ts";
import {
  createDraftSaver,
  type DraftStatus,
  type SentDraft,
} from "../lib/editing/team-drafts/draft-saver.ts";

type Values = { title: string };

export const toDraft = (values: Values, updatedAt: string): Draft => ({
  kind: "tour",
  id: "kayak",
  name: values.title,
  author: "ana",
  updatedAt,
  values,
  from: null,
  document: null,
  base: "v1",
  version: "v1",
  presented: null,
});

/** The time of a save. */
export const at = (second: number) => new Date(Date.UTC(2026, 7, 12, 12, 0, second)).toISOString();

/** A saver against a server that keeps one draft, as the API does. */
export const openDraftSaver = (sent?: SentDraft<Values>) => {
  let stored: Draft | undefined = sent && toDraft(sent.values ?? { title: "" }, sent.draftAt);
  let saves = 0;
  const server = {
    failure: undefined as Error | undefined,
    isAnswerLost: false,
    /** The form can't read the fields of the stored draft. */
    isUnreadable: false,
    requests: [] as string[],
    read: () => stored,
    write: (draft: Draft | undefined) => {
      stored = draft;
    },
  };
  const refuseOutdated = (draftAt: string | null) => {
    if (server.failure) throw server.failure;
    if (stored && stored.updatedAt !== draftAt)
      throw new ApiError(409, { message: "Changed.", code: "edit_conflict", current: stored });
  };
  const connection = new EventTarget();
  const local: (Values | null)[] = [];
  const statuses: DraftStatus<Values>[] = [];
  const saver = createDraftSaver<Values>({
    sent,
    isSame: (a, b) => a.title === b.title,
    readFields: ({ values }) =>
      server.isUnreadable ? undefined : { values: values as Values, from: undefined },
    put: async ({ values }, draftAt) => {
      server.requests.push(values.title);
      await new Promise((resolve) => setTimeout(resolve, 100));
      refuseOutdated(draftAt);
      saves += 1;
      stored = toDraft(values, at(saves));
      if (server.isAnswerLost) throw new NetworkError("lost");
      return stored;
    },
    remove: async (draftAt) => {
      server.requests.push("remove");
      refuseOutdated(draftAt);
      stored = undefined;
    },
    findTheirs,
    keepLocal: (content) => local.push(content?.values ?? null),
    onStatus: (status) => statuses.push(status),
    connection,
  });
  const stop = saver.start();
  const type = (title: string) => saver.change({ values: { title }, from: undefined, base: "v1" });
  const phase = () => statuses.at(-1)?.phase;
  return { saver, server, connection, local, type, phase, stop, last: () => statuses.at(-1) };
};

export const rest = (milliseconds = 1_000) => vi.advanceTimersByTimeAsync(milliseconds);
