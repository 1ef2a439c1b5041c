import fc from "fast-check";
import { foldText, includesFolded } from "shared/text/fold-text";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { newest } from "#testing/app/samples.ts";
import {
  changeContact,
  insertContacts,
  readSearchIndex,
  removeContacts,
} from "#testing/stored-messages.ts";
import { newId } from "../db/new-id.ts";

/** Few letters, so that texts often contain what is sought. */
const letters = fc.constantFrom("a", "B", " ", "é", "É", "語", "🚣", '"', "%", "_", "\\", "*");
const text = fc.oneof(
  fc.string({ unit: letters, maxLength: 40 }),
  fc.string({ unit: "grapheme-ascii", maxLength: 40 }),
);
const change = fc.record({
  row: fc.nat({ max: 29 }),
  name: fc.option(text),
  responseMessage: fc.option(text),
});
const sought = fc
  .string({ unit: letters, minLength: 1, maxLength: 5 })
  .map((text) => text.trim())
  .filter((text) => text !== "");

type Change = { row: number; name: string | null; responseMessage: string | null };
type Stored = { name: string; message: string; responseMessage: string | null };
const holds = (row: Stored, q: string) =>
  [row.name, row.message, row.responseMessage].some((text) => includesFolded(text ?? "", q));

/** SQLite's integrity check reports the traces of a secure deletion as damage, so the test compares the trigrams. */
const toTrigrams = ({ id, name, message, responseMessage }: Stored & { id: string }) =>
  Object.entries({ name, message, response_message: responseMessage ?? "" }).flatMap(
    ([column, value]) => {
      const letters = [...foldText(value)];
      const trigrams = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(""));
      return trigrams.map((trigram, at) => [id, column, at, trigram].join(" "));
    },
  );

const openContacts = async () => {
  const { db, services } = await createTestApp();
  const rows: (Stored & { id: string })[] = [];
  return {
    rows,
    add: async (texts: string[]) => {
      rows.length = 0;
      await removeContacts(db);
      for (const name of texts) {
        rows.push({ id: newId(), name, message: texts[0] ?? "", responseMessage: null });
      }
      const values = rows.map((row) => ({ ...row, email: "-", createdAt: "2026-11-20" }));
      await insertContacts(db, values);
    },
    change: async ({ row: at, name, responseMessage }: Change) => {
      const row = rows[at % rows.length];
      if (!row) return;
      if (name === null) {
        rows.splice(rows.indexOf(row), 1);
        await removeContacts(db, [row.id]);
        return;
      }
      const changes = { name, responseMessage };
      Object.assign(row, changes);
      await changeContact(db, row.id, changes);
    },
    find: async (q: string) => {
      const { contacts, total } = await services.contacts.list({ ...newest(200), q });
      expect(total).toBe(contacts.length);
      return contacts.map(({ _id }) => _id).toSorted();
    },
    readIndex: () => readSearchIndex(db),
  };
};

test("a search finds the matching rows, also after rows change or are deleted", async () => {
  const { rows, add, change: apply, find, readIndex } = await openContacts();
  const property = fc.asyncProperty(
    fc.array(text, { minLength: 1, maxLength: 12 }),
    fc.array(change, { maxLength: 6 }),
    fc.array(sought, { minLength: 1, maxLength: 4 }),
    async (texts, changes, questions) => {
      const check = async () => {
        for (const q of questions) {
          const expected = rows.filter((row) => holds(row, q)).map(({ id }) => id);
          expect({ q, found: await find(q) }).toEqual({ q, found: expected.toSorted() });
        }
        expect(await readIndex()).toEqual(rows.flatMap(toTrigrams).toSorted());
      };
      await add(texts);
      await check();
      for (const change of changes) await apply(change);
      await check();
    },
  );
  await fc.assert(property, { numRuns: 60 });
}, 30_000);
