import { addNote, answerConversation } from "shared/inbox/conversations.endpoints";
import type { Api } from "../api/api-client.ts";
import { ApiError, serverMessage } from "../api/api-error.ts";
import { saveTimeout } from "../api/timeouts.ts";
import { readSession } from "../session/session.ts";
import {
  alone,
  canWait,
  holdWaiting,
  listWaiting,
  refuseWaiting,
  removeWaiting,
  type WaitingText,
} from "./waiting-texts.ts";

/** Milliseconds between attempts; a reconnection triggers one immediately. */
const pause = 20_000;

const send = (api: Api, { key, conversationId: id, ...text }: WaitingText) => {
  const headers = { "Idempotency-Key": key };
  const signal = AbortSignal.timeout(saveTimeout);
  const request = { params: { id }, headers, signal };
  return text.kind === "answer"
    ? api.request(answerConversation, { ...request, body: text.body })
    : api.request(addNote, { ...request, body: text.body });
};

const describeProblem = (error: ApiError) => {
  if (error.code === "edit_conflict") return "A new message arrived first.";
  if (error.status === 404) return "The conversation no longer exists.";
  return serverMessage(error) ?? "The server refused it.";
};

/** True for errors that would stop every waiting text. */
const isForAll = (error: unknown) =>
  !(error instanceof ApiError) ||
  [401, 408, 429].includes(error.status) ||
  error.code === "second_factor_missing" ||
  error.code === "access_missing";

/** Gets the text, and the message with which the API answered. */
export type OnSent = (text: WaitingText, message: string) => void;

type Sender = { api: Api; onSent: OnSent };

/** Returns true when the next text may be sent. Server failures are retried later. */
const settle = async ({ api, onSent }: Sender, text: WaitingText) => {
  let message: string;
  try {
    ({ message } = await send(api, text));
  } catch (error) {
    if (isForAll(error) || !(error instanceof ApiError)) return false;
    if (error.status >= 500) return true;
    await refuseWaiting(text.key, describeProblem(error));
    return true;
  }
  await removeWaiting(text.key);
  onSent(text, message);
  return true;
};

/** Sends the signed-in account's waiting texts in order, in one tab at a time. */
export const sendWaiting = (sender: Sender) =>
  alone(async () => {
    const account = readSession()?.user._id;
    if (!account) return;
    for (const { key, problem } of await listWaiting(account)) {
      if (problem !== null) continue;
      if (!(await holdWaiting(key, (text) => settle(sender, text), true))) return;
    }
  });

/** Keeps sending until the signal is aborted. */
export const keepSending = (sender: Sender, signal: AbortSignal) => {
  if (!canWait()) return;
  let isSending = false;
  let isBackOnline = false;
  const sendOnce = async () => {
    if (isSending) return;
    isSending = true;
    do {
      isBackOnline = false;
      // The next attempt reads the storage again.
      await sendWaiting(sender).catch(() => undefined);
      // An attempt that started offline has failed.
    } while (isBackOnline && !signal.aborted);
    isSending = false;
  };
  const resume = () => {
    isBackOnline = true;
    void sendOnce();
  };
  const timer = setInterval(() => void sendOnce(), pause);
  signal.addEventListener("abort", () => clearInterval(timer));
  window.addEventListener("online", resume, { signal });
  void sendOnce();
};
