import fc from "fast-check";
import { expect, test } from "vitest";
import { conversations } from "#db/schema/desk/conversations.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { guest, onlyOf, openDesk } from "#testing/app/open-desk.ts";
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

test("a long conversation is computed from its oldest and its newest messages", async () => {
  const { ask, write, list, call, clock, db } = await openDesk();
  await ask({ phone: "+250788123456" });
  const { _id, waitingSince } = onlyOf(await list());
  const many = Array.from({ length: 1_000 }, (_, index) => ({
    ...{ id: `m${index}`, name: "Ada", email: guest, message: "Hello" },
    createdAt: clock.now().toISOString(),
  }));
  await insertContacts(db, many, _id);
  clock.advance(3_600_000);
  await write({ message: "The last one." });
  const said = { destination: "Napoleon Island", phone: "+250788123456", waitingSince };
  expect(onlyOf(await list())).toMatchObject({ ...said, preview: "The last one." });
  await call(`POST /api/conversations/${_id}/answers`, { text: "To all of them." });
  expect(await list({ waiting: "true" })).toEqual([]);
});

test("whatever guests and the team do, conversations say what their messages say", async () => {
  const property = fc.asyncProperty(history, async (steps) => {
    const testApp = await createTestApp({ retentionDays });
    const { user } = await testApp.signInAsAdmin();
    const by = { id: user._id, address: null, device: null, requestId: null, email: user.email };
    const { run } = openHistory(testApp, by);
    for (const one of steps) {
      await run(one);
      const { stored, computed } = await readBothWays(testApp);
      expect({ one, rows: stored }).toEqual({ one, rows: computed });
    }
  });
  await fc.assert(property, { numRuns: 10 });
}, 300_000);
