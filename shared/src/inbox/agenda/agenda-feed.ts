import { z } from "zod";
import { messageBody } from "../../http/errors.ts";
import { timestamp } from "../../text/text.ts";

/** Guest details that the secret address reveals. */
export const agendaFeedInput = z.object({
  names: z.boolean("names must be true or false.").default(true),
  contacts: z.boolean("contacts must be true or false.").default(false),
});
export type AgendaFeedInput = z.infer<typeof agendaFeedInput>;

export const agendaFeed = z.object({
  names: z.boolean(),
  contacts: z.boolean(),
  createdAt: timestamp,
});
export type AgendaFeed = z.infer<typeof agendaFeed>;

/** `null` for an account without a feed. */
export const agendaFeedBody = z.object({ feed: agendaFeed.nullable() });

export const agendaFeedChanged = messageBody.extend({ feed: agendaFeed.nullable() });

/** The answer contains `address` this one time only. */
export const agendaFeedMade = messageBody.extend({ feed: agendaFeed, address: z.url() });
