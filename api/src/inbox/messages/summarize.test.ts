import { or, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { conversations } from "#tables/conversations.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { getOnly, guest, openDesk } from "#testing/app/open-desk.ts";
import { history, openHistory, retentionDays } from "#testing/random-histories.ts";
import { insertContacts } from "#testing/stored-messages.ts";
import { summarizeRest } from "./save-summaries.ts";

const rollBack = new Error("rolled back");

/** The rows before and after they are computed again from all messages; nothing is kept. */
const readBothWays = async ({ db }: Awaited<ReturnType<typeof createTestApp>>) => {
  const read = () => db.read.select().from(conversations).orderBy(conversations.seq);
  const stored = await read();
  let computed: typeof stored = [];
  await db
    .write(async (tx) => {
      await summarizeRest(
        tx,
        stored.map(({ id }) => id),
      );
      computed = await tx.select().from(conversations).orderBy(conversations.seq);
      throw rollBack;
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error;
    });
  return { stored, computed };
};

/** The ids of conversations whose box or waiting time contradicts their messages. */
const findContradictions = ({ db }: Awaited<ReturnType<typeof createTestApp>>) => {
  const genuine = sql`messages.conversation_id = conversations.id AND from_guest AND NOT flagged`;
  const firstOpen = sql`(SELECT min(created_at) FROM messages WHERE ${genuine} AND responded_at IS NULL AND closed_at IS NULL)`;
  return db.read
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      or(
        sql`box = 'inbox' AND NOT EXISTS (SELECT 1 FROM messages WHERE ${genuine})`,
        sql`state NOT IN ('done', 'lost') AND waiting_since IS NOT ${firstOpen}`,
        sql`EXISTS (SELECT 1 FROM messages WHERE conversation_id = conversations.id AND from_guest AND trashed <> (box = 'trash'))`,
      ),
    );
};

test("a long conversation is computed from its oldest and its newest messages", async () => {
  const { ask, write, list, call, clock, db } = await openDesk();
  await ask({ phone: "+250788123456" });
  const { _id, waitingSince } = getOnly(await list());
  const many = Array.from({ length: 1_000 }, (_, index) => ({
    ...{ id: `m${index}`, name: "Ada", email: guest, message: "Hello" },
    createdAt: clock.now().toISOString(),
  }));
  await insertContacts(db, many, _id);
  clock.advance(3_600_000);
  await write({ message: "The last one." });
  const guestFields = { destination: "Napoleon Island", phone: "+250788123456", waitingSince };
  expect(getOnly(await list())).toMatchObject({ ...guestFields, preview: "The last one." });
  await call(`POST /api/conversations/${_id}/answers`, { text: "To all of them." });
  expect(await list({ waiting: "true" })).toEqual([]);
});

test("a message between the oldest and the newest sets the waiting time", async () => {
  const { ask, write, list, clock, db } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  const start = clock.now().getTime();
  const many = Array.from({ length: 400 }, (_, index) => ({
    ...{ id: `m${index}`, name: "Ada", email: guest, message: "Hello" },
    createdAt: new Date(start + index * 1_000).toISOString(),
    respondedAt: index === 100 ? null : new Date(start + 500_000).toISOString(),
  }));
  await insertContacts(db, many, _id);
  await db.write((tx) =>
    tx.run(sql`UPDATE messages SET closed_at = created_at WHERE kind = 'inquiry'`),
  );
  clock.advance(3_600_000);
  await write({ message: "The last one." });
  expect(getOnly(await list())).toMatchObject({ waitingSince: many[100]?.createdAt });
});

test("hundreds of suspect messages do not move a genuine conversation to spam", async () => {
  const { ask, list, call, clock, db } = await openDesk();
  const flood = (from: number) =>
    Array.from({ length: 250 }, (_, index) => ({
      ...{ id: `m${from + index}`, name: "Ada", email: guest, message: "Pills", flagged: true },
      createdAt: new Date(clock.now().getTime() + from + index).toISOString(),
    }));
  await ask();
  const { _id } = getOnly(await list());
  await insertContacts(db, flood(-300_000), _id);
  await insertContacts(db, flood(300_000), _id);
  await call(`POST /api/conversations/${_id}/notes`, { text: "Who sends this?" });
  await call("PATCH /api/conversations", { changes: [{ id: _id, change: { state: "quoted" } }] });
  expect(getOnly(await list())).toMatchObject({ _id, box: "inbox" });
});

test("whatever guests and the team do, conversations say what their messages say", async () => {
  const property = fc.asyncProperty(history, async (steps) => {
    const testApp = await createTestApp({ retentionDays });
    const { user } = await testApp.signInAsAdmin();
    const by = { id: user._id, address: null, device: null, requestId: null, email: user.email };
    const { run } = openHistory(testApp, by);
    for (const step of steps) {
      await run(step);
      const { stored, computed } = await readBothWays(testApp);
      expect({ step, rows: stored }).toEqual({ step, rows: computed });
      expect({ step, rows: await findContradictions(testApp) }).toEqual({ step, rows: [] });
    }
  });
  await fc.assert(property, { numRuns: 20 });
}, 300_000);
