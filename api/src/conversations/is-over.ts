import type { ConversationState } from "shared/conversations";

/** Whether nothing is to come any more. */
export const isOver = (state: ConversationState) => state === "done" || state === "lost";
