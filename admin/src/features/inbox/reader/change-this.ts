import type { ConversationChange } from "shared/conversations";

/** Changes the conversation that is read; `done` is told when it is stored. */
export type ChangeThis = (change: ConversationChange, done: string) => void;
