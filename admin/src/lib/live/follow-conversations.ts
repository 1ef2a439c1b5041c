import { EventSourceParserStream } from "eventsource-parser/stream";
import { followConversations as endpoint } from "shared/inbox/conversations.endpoints";
import type { Api } from "../api/api-client.ts";
import { ApiError } from "../api/api-error.ts";
import { pause } from "../app/pause.ts";

const firstPause = 1_000;
const longestPause = 60_000;

/** A refused session stops until the user signs in again. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

const readStream = async (api: Api, onChanged: () => void, signal: AbortSignal) => {
  const { body } = await api.follow(endpoint, signal);
  // The stream doesn't report changes made before it opened.
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

/** Keeps an event stream open. */
const keepStreamOpen = async (api: Api, onChanged: () => void, signal: AbortSignal) => {
  for (let failures = 0; !signal.aborted; ) {
    const openedAt = Date.now();
    try {
      await readStream(api, onChanged, signal);
    } catch (error) {
      if (signal.aborted || isRefused(error)) return;
    }
    failures = Date.now() - openedAt > longestPause ? 0 : failures + 1;
    // The random pause spreads the load when a server restarts.
    await pause(Math.min(firstPause * 2 ** (failures - 1), longestPause) * Math.random(), signal);
  }
};

const name = "conversations";

/**
 * Calls `onChanged` when conversations may have changed, until the signal is aborted. All tabs share one event
 * stream.
 */
export const followConversations = async (api: Api, onChanged: () => void, signal: AbortSignal) => {
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = onChanged;
  signal.addEventListener("abort", () => tabs.close());
  const notifyTabs = () => {
    tabs.postMessage("changed");
    onChanged();
  };
  const hold = () => keepStreamOpen(api, notifyTabs, signal);
  // Remote plain HTTP has no locks, so each tab opens its own stream there.
  if (!navigator.locks) return hold();
  await navigator.locks.request(name, { signal }, hold).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
};
