import { isFilled } from "./is-filled.ts";

/** `null` for a blank text. */
export const textOrNull = (text: string) => (isFilled(text) ? text : null);
