import { singleLineText } from "../../text/text.ts";

/** The last part of the address of a page or tour. */
export const slug = singleLineText("Address", 80).regex(
  /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/,
  "Address can only have letters from a to z, digits, and hyphens between them.",
);
