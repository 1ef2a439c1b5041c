import { and, eq, getTableColumns, isNull, lte, or } from "drizzle-orm";
import pLimit from "p-limit";
import type { PushMessage } from "shared/inbox/notifications/push";
import { createWorkLoop } from "#platform/async/work-loop.ts";
import type { Database } from "#platform/db/client.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { Log } from "#platform/log.ts";
import { users } from "#tables/accounts.ts";
import { whereFullAdmin } from "#tables/full-admins.ts";
import {
  type PushSubscriptionRow,
  pushPreferences,
  pushSubscriptions,
} from "#tables/notifications.ts";
import { usualPreferences } from "./push.service.ts";
import { pushMessagesFor } from "./push-messages.ts";
import type { PushSender } from "./push-sender.ts";
import { type News, takeNews } from "./take-news.ts";

const usualPause = 2_000;
/** While nobody wants to know. */
const idlePause = 15_000;
/** Rounds with notifications per minute; later ones wait for its end. */
const mostRounds = 5;
const minute = 60_000;
const atOnce = 8;

type Deps = {
  db: Pick<Database, "read" | "write">;
  send: PushSender;
  log: Log;
  now: () => Date;
};

/** Admins who may read the inbox, with the browsers that are not left alone for now. */
const readRecipients = ({ db, now }: Deps) =>
  db.read
    .select({ row: getTableColumns(pushSubscriptions), preferences: pushPreferences })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .leftJoin(pushPreferences, eq(pushPreferences.userId, users.id))
    .where(
      and(
        whereFullAdmin,
        or(isNull(pushSubscriptions.retryAt), lte(pushSubscriptions.retryAt, now().toISOString())),
      ),
    );

const sendEach = async (send: PushSender, row: PushSubscriptionRow, messages: PushMessage[]) => {
  for (const message of messages) if (!(await send(row, message))) return;
};

/** Sends push notifications; one process does it for all. */
export const createPushWorker = (deps: Deps) => {
  const { send, log, now } = deps;
  let rounds: number[] = [];

  const tell = async (news: News) => {
    const recipients = await readRecipients(deps);
    const limit = pLimit(atOnce);
    await Promise.all(
      recipients.map(({ row, preferences }) => {
        const wanted = { userId: row.userId, preferences: preferences ?? usualPreferences };
        return limit(() => sendEach(send, row, pushMessagesFor(news, wanted)));
      }),
    );
  };

  /** Returns the pause before the next round (ms). */
  const run = async () => {
    const news = await takeNews(deps, now());
    if (!news) return idlePause;
    if (news.messages.length + news.reminders.length === 0) return usualPause;
    const at = performance.now();
    rounds = [...rounds.filter((time) => at - time < minute), at];
    await tell(news);
    return rounds.length >= mostRounds ? minute : usualPause;
  };

  const loop = createWorkLoop({
    run,
    onError: (error) =>
      log.warn(
        { event: "push.retry", err: redactValues(error) },
        "Could not send push notifications; retrying later.",
      ),
    backoff: { first: 1_000, longest: minute },
  });

  return { run, start: loop.start, stop: loop.stop };
};
