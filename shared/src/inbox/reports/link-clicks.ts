import { z } from "zod";
import { sourceInput } from "../message-source.ts";

export const linkClickChannel = z.enum(
  ["whatsapp", "phone", "mail"],
  "channel must be whatsapp, phone or mail.",
);
export type LinkClickChannel = z.infer<typeof linkClickChannel>;

/** Anonymous: kind and page of the link, and the campaign or site of the visit. */
export const linkClickInput = z.object({ channel: linkClickChannel, ...sourceInput.shape });
export type LinkClickInput = z.infer<typeof linkClickInput>;
