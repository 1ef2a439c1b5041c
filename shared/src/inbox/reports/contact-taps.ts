import { z } from "zod";
import { sourceInput } from "../message-source.ts";

export const tapChannel = z.enum(
  ["whatsapp", "phone", "mail"],
  "channel must be whatsapp, phone or mail.",
);
export type TapChannel = z.infer<typeof tapChannel>;

/** Anonymous: kind and page of the link, and the campaign or site of the visit. */
export const tapInput = z.object({ channel: tapChannel, ...sourceInput.shape });
export type TapInput = z.infer<typeof tapInput>;
