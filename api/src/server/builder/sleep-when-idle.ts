import { createWorkLoop } from "#platform/async/work-loop.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { Log } from "#platform/log.ts";

type Deps = {
  builder: { wake: () => void; putToSleep: () => void };
  /** Whether anything is to be published, or to be tried again. */
  isUnfinished: () => Promise<boolean>;
  /** When an admin last asked for anything; `undefined` where none is signed in. */
  lastAdminUse: () => Promise<Date | undefined>;
  idleMinutes: number;
  /** How often it is looked. */
  everyMilliseconds?: number;
  log: Log;
  now: () => Date;
};

/** Ends the builder, which holds half a gigabyte, while no admin is there and nothing is to be published. */
export const sleepWhenIdle = ({
  builder,
  isUnfinished,
  lastAdminUse,
  idleMinutes,
  everyMilliseconds = 1_000,
  log,
  now,
}: Deps) => {
  const readNeededAt = async (at: number) => {
    const [unfinished, usedAt] = await Promise.all([isUnfinished(), lastAdminUse()]);
    return unfinished ? at : (usedAt?.getTime() ?? 0);
  };
  /** A start counts as well: whoever starts the product soon signs in. */
  let neededAt = now().getTime();
  let isAwake = true;

  const set = (awake: boolean) => {
    if (awake === isAwake) return;
    isAwake = awake;
    if (awake) builder.wake();
    else builder.putToSleep();
    const [event, message] = awake
      ? [
          "builder.woken",
          "The builder is started: somebody is in the admin, or pages are to be made.",
        ]
      : ["builder.asleep", "The builder is stopped until somebody comes to the admin."];
    log.info({ event }, message);
  };

  const loop = createWorkLoop({
    run: async () => {
      const at = now().getTime();
      const latest = Math.max(neededAt, await readNeededAt(at));
      // Where the clock was put back, what was noted before is yet to come.
      neededAt = Math.min(latest, at);
      set(at - neededAt < idleMinutes * 60_000);
      return everyMilliseconds;
    },
    onError: (error) =>
      log.warn(
        { event: "builder.sleep_retry", err: redactValues(error) },
        "Whether the builder is needed is looked for again.",
      ),
    backoff: { first: everyMilliseconds, longest: 30_000 },
  });
  loop.start();
  return { stop: loop.stop };
};
