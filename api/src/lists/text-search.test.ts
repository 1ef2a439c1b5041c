import fc from "fast-check";
import { expect, test } from "vitest";
import { createTextSearch } from "./text-search.ts";

/** Few letters, so that texts often contain what is sought. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom("A", "B", " ", "É", "語", "🚣"), maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: fc.constantFrom("A", "B", " ", "É"), minLength: 60, maxLength: 200 }),
);
const sought = fc.string({ unit: fc.constantFrom("A", "B", " ", "É", "語", "🚣"), maxLength: 5 });

const slotsOf = (found: Uint8Array, count: number) => [...found.subarray(0, count)];

test("a search finds the texts that contain what is sought, also after texts change or go", async () => {
  const property = fc.asyncProperty(
    fc.array(text, { minLength: 1, maxLength: 30 }),
    fc.array(fc.record({ slot: fc.nat({ max: 29 }), text: fc.option(text) }), { maxLength: 10 }),
    fc.array(sought, { minLength: 1, maxLength: 4 }),
    fc.boolean(),
    async (texts, changes, questions, isPacked) => {
      const search = createTextSearch();
      const folded: (string | undefined)[] = texts.map((one) => one.toUpperCase());
      texts.forEach((one, slot) => {
        search.set(slot, one.toUpperCase());
      });
      if (isPacked) await search.pack();
      const expected = (question: string) =>
        folded.map((one) => (one?.includes(question.toUpperCase()) ? 1 : 0));
      for (const question of questions) {
        expect(slotsOf(await search.find(question), folded.length)).toEqual(expected(question));
        for (const change of changes) {
          const slot = change.slot % folded.length;
          folded[slot] = change.text?.toUpperCase();
          if (folded[slot] === undefined) search.remove(slot);
          else search.set(slot, folded[slot]);
        }
        expect(slotsOf(await search.find(question), folded.length)).toEqual(expected(question));
      }
    },
  );
  await fc.assert(property, { numRuns: 500 });
});
