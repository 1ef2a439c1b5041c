import type { Conversation } from "shared/inbox/conversations";
import { ApiError, serverMessage, UnexpectedResponse } from "../../../../lib/api/api-error.ts";
import { canWait, storeWaiting, type WaitingText } from "../../../../lib/offline/waiting-texts.ts";
import { readSession } from "../../../../lib/session/session.ts";
import { displayName } from "../../../../lib/travel/describe-conversation.ts";

type Content =
  | Pick<WaitingText & { kind: "answer" }, "kind" | "body">
  | Pick<WaitingText & { kind: "note" }, "kind" | "body">;

const keep = async (conversation: Conversation, content: Content, key: string) => {
  const account = readSession()?.user._id;
  if (!account || !canWait()) return false;
  const { _id: conversationId } = conversation;
  const guest = displayName(conversation);
  const at = new Date().toISOString();
  try {
    await storeWaiting({ ...content, key, account, conversationId, guest, at, problem: null });
    return true;
  } catch {
    return false;
  }
};

const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError || error instanceof UnexpectedResponse);

/** Keeps the text in this browser and returns `undefined` if the server does not answer. */
export const sendOrKeep = async <Saved>(
  conversation: Conversation,
  content: Content,
  headers: Record<string, string>,
  send: () => Promise<Saved>,
): Promise<Saved | undefined> => {
  try {
    return await send();
  } catch (error) {
    const key = headers["Idempotency-Key"];
    if (!key || !isUnanswered(error) || !(await keep(conversation, content, key))) throw error;
    return undefined;
  }
};

/** The error below a text that was not sent; an alert above the text explains an edit conflict. */
export function describeFailure(error: Error | null) {
  if (!error || (error instanceof ApiError && error.code === "edit_conflict")) return undefined;
  if (error instanceof ApiError) return serverMessage(error) ?? "Not sent. Please try again.";
  const reason = navigator.onLine ? "No answer from the server." : "You're offline.";
  return `${reason} Your text is kept; please send it again.`;
}
