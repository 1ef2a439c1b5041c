/** Milliseconds before a save without an upload counts as unanswered. */
export const saveTimeout = 60_000;
