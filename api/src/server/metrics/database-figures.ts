import { Gauge } from "@prometheus-io/client";
import { and, count, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Database } from "#platform/db/client.ts";
import { backups } from "#tables/backups.ts";
import { builds } from "#tables/builds.ts";
import { mails } from "#tables/mails.ts";
import { messages } from "#tables/messages.ts";

type Reader = Database["read"];

const secondsBetween = (from: string, until: number) => (until - Date.parse(from)) / 1_000;

const gauge = <Label extends string>(
  name: string,
  help: string,
  labelNames: Label[],
  collect: (this: Gauge<Label>) => Promise<void>,
) => new Gauge({ name, help, labelNames, collect });

const addMails = (read: Reader) =>
  gauge("tours_mails", "Mails in the outbox", ["status"], async function () {
    const { status } = mails;
    const rows = await read.select({ status, count: count() }).from(mails).groupBy(status);
    this.reset();
    for (const row of rows) this.set({ status: row.status }, row.count);
  });

const addMessages = (read: Reader) =>
  gauge("tours_messages", "Inquiries and contacts", ["kind", "state"], async function () {
    for (const kind of ["inquiry", "contact"] as const) {
      const isSpam = and(eq(messages.kind, kind), eq(messages.flagged, true));
      const isGenuine = and(eq(messages.kind, kind), eq(messages.flagged, false));
      const states: Record<string, SQL | undefined> = {
        answered: and(isGenuine, isNotNull(messages.respondedAt)),
        unanswered: and(isGenuine, isNull(messages.respondedAt)),
        spam: isSpam,
      };
      for (const [state, filter] of Object.entries(states))
        this.set({ kind, state }, await read.$count(messages, filter));
    }
  });

const addBuilds = (read: Reader) =>
  gauge("tours_builds", "Builds of the site by outcome", ["status"], async function () {
    const { status } = builds;
    const rows = await read.select({ status, count: count() }).from(builds).groupBy(status);
    this.reset();
    for (const row of rows) this.set({ status: row.status }, row.count);
  });

const addPublishing = (read: Reader) =>
  gauge(
    "tours_last_publish_seconds",
    "Seconds from save to live of the newest build",
    [],
    async function () {
      const newest = read.select().from(builds).where(isNotNull(builds.liveAt));
      const [row] = await newest.orderBy(desc(builds.liveAt)).limit(1);
      if (row?.liveAt) this.set(secondsBetween(row.requestedAt, Date.parse(row.liveAt)));
      else this.remove();
    },
  );

const addBackups = (read: Reader, now: () => Date) =>
  gauge(
    "tours_last_backup_age_seconds",
    "Seconds since the last good backup",
    [],
    async function () {
      const good = read.select().from(backups).where(eq(backups.status, "good"));
      const [row] = await good.orderBy(desc(backups.finishedAt)).limit(1);
      if (row) this.set(secondsBetween(row.finishedAt, now().getTime()));
      // A gauge without a value would say 0.
      else this.remove();
    },
  );

/** Figures from the database, read for each scrape. */
export const addDatabaseFigures = ({ read }: Pick<Database, "read">, now: () => Date) => {
  addMails(read);
  addMessages(read);
  addBuilds(read);
  addPublishing(read);
  addBackups(read, now);
};
