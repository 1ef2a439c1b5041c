import type { Context } from "hono";
import type { SourceInput } from "shared/message-source";
import type { FormSignals } from "shared/spam";
import type { AppEnv } from "../../middleware/context.ts";
import { readIdempotencyKey } from "../../middleware/idempotency-key.ts";
import { senderOrigin } from "../../middleware/sender-origin.ts";
import type { Sender } from "./new-message.ts";
import { splitSignals } from "./split-signals.ts";

/** What a request says of who sent a message. What is typed belongs to its key; a retry may say its signals anew. */
export const readSender = async (
  c: Context<AppEnv>,
  post: FormSignals & SourceInput,
  ownOrigins: string[],
): Promise<Sender> => ({
  keyed: await readIdempotencyKey(c, splitSignals(post).input),
  origin: senderOrigin(c, ownOrigins),
  address: c.get("address"),
});
