import { and, eq, gt, inArray, isNull, ne, or } from "drizzle-orm";
import type { DigestChoice } from "shared/inbox/notifications/digests";
import { addEntry } from "#audit/add-entries.ts";
import type { ContentService } from "#content/snapshot/content.service.ts";
import { removeUnwantedDigests } from "#mail/account-mails/remove-unwanted-digests.ts";
import type { WriteWithMails } from "#mail/mail-writer.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { users } from "#tables/accounts.ts";
import { whereFullAdmin } from "#tables/full-admins.ts";
import { digestTopic, mails } from "#tables/mails.ts";
import { digests } from "#tables/notifications.ts";
import { digestDay } from "./digest-day.ts";
import { digestMail } from "./digest-mail.ts";
import { readDigest } from "./read-digest.ts";

type Deps = {
  db: Database;
  now: () => Date;
  content: Pick<ContentService, "readSettings">;
  mailServer: { readonly canSend: boolean };
  writeWithMails: WriteWithMails;
  publicUrl: string;
};

const isOpenOn = (day: string) => or(isNull(digests.doneOn), ne(digests.doneOn, day));

/** Sends the morning mail about waiting guests to each admin that subscribed to it. */
export const createDigestsService = (deps: Deps) => {
  const { db, now, content, mailServer, writeWithMails, publicUrl } = deps;

  const readers = (day: string) =>
    db.read
      .select({ id: users.id, email: users.email })
      .from(digests)
      .innerJoin(users, eq(users.id, digests.userId))
      .where(and(isOpenOn(day), whereFullAdmin));

  const write = (wanted: { id: string; email: string }[], day: string, timeZone: string) =>
    writeWithMails(async (tx, enqueue) => {
      const ids = wanted.map(({ id }) => id);
      // A clock that was put back may have come by this day before.
      await tx.update(digests).set({ doneOn: day }).where(gt(digests.doneOn, day));
      // Another process may have been quicker.
      const claimed = await tx
        .update(digests)
        .set({ doneOn: day })
        .where(and(inArray(digests.userId, ids), isOpenOn(day)))
        .returning({ id: digests.userId });
      if (claimed.length === 0) return 0;
      const at = now();
      const digest = await readDigest(tx, at, day, timeZone);
      const addresses = wanted
        .filter(({ id }) => claimed.some((row) => row.id === id))
        .map(({ email }) => email);
      const ofYesterday = and(eq(mails.about, digestTopic), inArray(mails.to, addresses));
      await tx.delete(mails).where(ofYesterday);
      const context = { publicUrl, timeZone, at };
      const written = addresses.flatMap((to) => digestMail(to, digest, context) ?? []);
      await enqueue(written);
      return written.length;
    });

  return {
    read: async (userId: string): Promise<DigestChoice> => ({
      isWanted: (await db.read.$count(digests, eq(digests.userId, userId))) > 0,
    }),

    save: async (by: Actor, userId: string, { isWanted }: DigestChoice): Promise<DigestChoice> => {
      await db.write(async (tx) => {
        if (isWanted) await tx.insert(digests).values({ userId }).onConflictDoNothing();
        else await tx.delete(digests).where(eq(digests.userId, userId));
        await removeUnwantedDigests(tx);
        const subject = { kind: "account", id: userId } as const;
        const after = { morningMail: isWanted };
        await addEntry(tx, { action: "account.changed", subject, after, by, at: now() });
      });
      return { isWanted };
    },

    /** Writes the mails of a morning, once for each reader and day. */
    writeDue: async () => {
      const { hours } = await content.readSettings();
      const day = digestDay(now(), hours);
      if (!day || !mailServer.canSend) return { mails: 0 };
      const wanted = await readers(day);
      return { mails: wanted.length === 0 ? 0 : await write(wanted, day, hours.timeZone) };
    },
  };
};
export type DigestsService = ReturnType<typeof createDigestsService>;
