import { z } from "zod";
import { sourceInput } from "../message-source.ts";

/** Which kind of link led a visitor away from the site. */
export const tapChannel = z.enum(
  ["whatsapp", "phone", "mail"],
  "channel must be whatsapp, phone or mail.",
);
export type TapChannel = z.infer<typeof tapChannel>;

/** Anonymous: the link's kind and page, and the campaign or site that led the visitor here. */
export const tapInput = z.object({ channel: tapChannel, ...sourceInput.shape });
export type TapInput = z.infer<typeof tapInput>;
