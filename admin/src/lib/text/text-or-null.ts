import { isFilled } from "./is-filled.ts";

/** Returns `null` for blank text. */
export const textOrNull = (text: string) => (isFilled(text) ? text : null);
