import { isDeepStrictEqual } from "node:util";
import type { WaysToPay } from "shared/inbox/ways-to-pay/ways-to-pay";
import { addEntry } from "#audit/add-entries.ts";
import { changesBetween } from "#audit/changes-between.ts";
import type { WriteAccounts } from "#mail/account-mails/account-writer.ts";
import { notifyAdmins } from "#mail/account-mails/notices.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import { editConflict } from "#platform/errors.ts";
import { waysToPay } from "#tables/proposals.ts";
import { readWaysToPay } from "../proposals/reading/read-ways-to-pay.ts";
import { maskWays } from "./mask-ways.ts";

type Deps = { db: Database; now: () => Date; writeAccounts: WriteAccounts };

const onlyRow = 1;

/** How guests can pay. Somebody who changes it can have money sent elsewhere, so all admins get an email. */
export const createWaysToPayService = ({ db, now, writeAccounts }: Deps) => ({
  read: (): Promise<WaysToPay> => readWaysToPay(db.read),

  /** 409 with the current ones if somebody has changed them since `changedAt`. */
  change: (by: Actor & { email: string }, { ways, changedAt }: WaysToPay): Promise<WaysToPay> =>
    writeAccounts(async (tx, mails) => {
      const current = await readWaysToPay(tx);
      if (current.changedAt !== changedAt) throw editConflict(current);
      if (isDeepStrictEqual(current.ways, ways)) return current;
      const at = now();
      const changed = {
        ways,
        changedAt: changedAt === null ? at.toISOString() : nextVersionTime(changedAt, at),
      };
      const row = { id: onlyRow, ...changed };
      await tx
        .insert(waysToPay)
        .values(row)
        .onConflictDoUpdate({ target: waysToPay.id, set: changed });
      const sentence = "The ways in which guests can pay were changed";
      await notifyAdmins(tx, { sentence, by: by.email }, mails);
      const changes = changesBetween(maskWays(current.ways, []), maskWays(ways, current.ways));
      await addEntry(tx, { action: "ways_to_pay.changed", ...changes, by, at });
      return changed;
    }),
});
export type WaysToPayService = ReturnType<typeof createWaysToPayService>;
