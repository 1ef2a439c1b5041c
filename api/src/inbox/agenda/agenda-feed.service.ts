import { createHash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { User } from "shared/accounts/users";
import { localDay } from "shared/content/site-settings/local-day";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { fillPath } from "shared/http/endpoint";
import { readAgendaFeed } from "shared/inbox/agenda/agenda.endpoints";
import type { AgendaFeed, AgendaFeedInput } from "shared/inbox/agenda/agenda-feed";
import { limits } from "shared/limits";
import { addEntry } from "#audit/add-entries.ts";
import type { WriteAccounts } from "#mail/account-mails/account-writer.ts";
import { notifyAccount } from "#mail/account-mails/notices.ts";
import type { Actor } from "#platform/actor.ts";
import { addDays } from "#platform/add-days.ts";
import type { Database } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { notFound } from "#platform/errors.ts";
import { users } from "#tables/accounts.ts";
import { whereFullAdmin } from "#tables/full-admins.ts";
import { agendaFeeds } from "#tables/notifications.ts";
import { readTrips } from "./read-trips.ts";
import { writeCalendar } from "./write-calendar.ts";

const pastDays = 92;
const comingDays = 731;

/** A fast hash will do for what nobody can guess. */
const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("base64url");

const toFeed = ({ names, contacts, createdAt }: AgendaFeed): AgendaFeed => ({
  names,
  contacts,
  createdAt,
});

type Deps = {
  db: Database;
  now: () => Date;
  content: { readSettings: () => Promise<SiteSettings> };
  writeAccounts: WriteAccounts;
  publicUrl: string;
};

/** The agenda for calendars: one secret address for each admin, as long as it is an admin's. */
export const createAgendaFeedService = ({ db, now, content, writeAccounts, publicUrl }: Deps) => {
  const byUser = (userId: string) => eq(agendaFeeds.userId, userId);

  const note = (tx: Transaction, by: Actor, userId: string, after: AgendaFeedInput | null) =>
    addEntry(tx, {
      action: "agenda_feed.changed",
      subject: { kind: "account", id: userId },
      after: after ?? { removed: true },
      by,
      at: now(),
    });

  /**
   * Returns the details that the feed may show; 404 for an unknown address or an account that may not read the
   * inbox.
   */
  const findReader = async (secret: string): Promise<AgendaFeedInput> => {
    const { names, contacts } = agendaFeeds;
    const mayRead = and(eq(agendaFeeds.hash, hashSecret(secret)), whereFullAdmin);
    const [reader] = await db.read
      .select({ names, contacts })
      .from(agendaFeeds)
      .innerJoin(users, eq(users.id, agendaFeeds.userId))
      .where(mayRead);
    if (!reader) throw notFound("Calendar");
    return reader;
  };

  return {
    find: async (userId: string): Promise<AgendaFeed | null> => {
      const [feed] = await db.read.select().from(agendaFeeds).where(byUser(userId));
      return feed ? toFeed(feed) : null;
    },

    /** Invalidates the former address and returns the new one. The secret itself is not stored. */
    make: async (by: Actor, user: User, tells: AgendaFeedInput) => {
      const secret = randomBytes(32).toString("base64url");
      const feed = { ...tells, createdAt: now().toISOString() };
      await writeAccounts(async (tx, mails) => {
        await tx.delete(agendaFeeds).where(byUser(user._id));
        await tx
          .insert(agendaFeeds)
          .values({ userId: user._id, hash: hashSecret(secret), ...feed });
        const sentence = "A new calendar link was created for your account";
        await notifyAccount(user, { sentence, by: user.email }, mails);
        await note(tx, by, user._id, tells);
      });
      const path = fillPath(readAgendaFeed, { file: `${secret}.ics` });
      return { feed, address: publicUrl + path };
    },

    /** 404 where there is none. */
    change: async (by: Actor, userId: string, tells: AgendaFeedInput): Promise<AgendaFeed> =>
      db.write(async (tx) => {
        const [feed] = await tx.update(agendaFeeds).set(tells).where(byUser(userId)).returning();
        if (!feed) throw notFound("Calendar");
        await note(tx, by, userId, tells);
        return toFeed(feed);
      }),

    remove: (by: Actor, userId: string) =>
      db.write(async (tx) => {
        const removed = await tx.delete(agendaFeeds).where(byUser(userId)).returning();
        if (removed.length > 0) await note(tx, by, userId, null);
      }),

    /** `file` is the last part of the address; 404 for one that never was or is no more. */
    readCalendar: async (file: string): Promise<string> => {
      const tells = await findReader(file.replace(/\.ics$/, ""));
      const { timeZone } = (await content.readSettings()).hours;
      const today = localDay(now(), timeZone);
      const yesterday = addDays(today, -1);
      // Upcoming trips take precedence when there are too many.
      const [coming, begun] = await Promise.all([
        readTrips(db.read, { from: today, until: addDays(today, comingDays) }),
        readTrips(db.read, { from: addDays(today, -pastDays), until: yesterday }),
      ]);
      const known = new Set(coming.map(({ _id }) => _id));
      const rows = [...coming, ...begun.filter(({ _id }) => !known.has(_id))];
      return writeCalendar(rows.slice(0, limits.agenda.trips), { tells, publicUrl });
    },
  };
};
export type AgendaFeedService = ReturnType<typeof createAgendaFeedService>;
