import { EventSourceParserStream } from "eventsource-parser/stream";
import { followConversations as endpoint } from "shared/inbox/conversations.endpoints";
import type { Api } from "../api/api-client.ts";
import { ApiError } from "../api/api-error.ts";
import { pause } from "../app/pause.ts";

const firstPause = 1_000;
const longestPause = 60_000;

/** Whoever is not let in asks no more, until somebody signs in. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

const readLine = async (api: Api, onChanged: () => void, signal: AbortSignal) => {
  const { body } = await api.follow(endpoint, signal);
  // What was written before the line stood is told by nobody.
  onChanged();
  const reader = body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) return;
    if (next.value.event === "changed") onChanged();
  }
};

/** Keeps a line open. */
const keepLine = async (api: Api, onChanged: () => void, signal: AbortSignal) => {
  for (let failures = 0; !signal.aborted; ) {
    const openedAt = Date.now();
    try {
      await readLine(api, onChanged, signal);
    } catch (error) {
      if (signal.aborted || isRefused(error)) return;
    }
    failures = Date.now() - openedAt > longestPause ? 0 : failures + 1;
    // Not all at once where a server comes back.
    await pause(Math.min(firstPause * 2 ** (failures - 1), longestPause) * Math.random(), signal);
  }
};

const name = "conversations";

/** Calls `onChanged` whenever conversations may have changed, until the signal is aborted. All tabs of a browser share one line. */
export const followConversations = async (api: Api, onChanged: () => void, signal: AbortSignal) => {
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = onChanged;
  signal.addEventListener("abort", () => tabs.close());
  const tellAll = () => {
    tabs.postMessage("changed");
    onChanged();
  };
  const hold = () => keepLine(api, tellAll, signal);
  // Locks are missing on plain http from afar: each tab has a line of its own there.
  if (!navigator.locks) return hold();
  await navigator.locks.request(name, { signal }, hold).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
};
