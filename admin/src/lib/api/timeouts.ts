/** Milliseconds after which a save that says nothing about its progress counts as unanswered. */
export const saveTimeout = 60_000;
