import { createYieldToEventLoop } from "../lib/yield-to-event-loop.ts";
import { layTogether } from "./lay-together.ts";
import { foldCase } from "./search-text.ts";
import { createTrigramSets } from "./trigram-sets.ts";

/** Texts that are looked at before the work lets others run. */
const stepLength = 1_000;
/** Where so many of them pass the sieve, it is left out … */
const mostSifted = 0.8 * stepLength;
/** … for so many texts. */
const sieveAgainAfter = 16 * stepLength;

/** What most searches are for stands at the beginning: names and addresses. */
const headLength = 64;

/** The search texts of a list by slot, and which of them contain what was last sought. */
export const createTextSearch = () => {
  const heads: (string | undefined)[] = [];
  /** The whole texts that are longer than their heads. */
  const longTexts: (string | undefined)[] = [];
  const trigrams = createTrigramSets();
  let sought = "";
  /** By slot: 1 where the text contains `sought`. Nothing is sought at first: all do. */
  let found = new Uint8Array(0);

  const note = (slot: number) => {
    found[slot] = heads[slot]?.includes(sought) || longTexts[slot]?.includes(sought) ? 1 : 0;
  };

  /** Notes some texts; looks only into those that pass the sieve. How many of them did. */
  const noteSifted = (first: number, end: number, passes: (slot: number) => boolean) => {
    let passed = 0;
    for (let slot = first; slot < end; slot += 1) {
      if (passes(slot)) {
        note(slot);
        passed += 1;
      } else found[slot] = 0;
    }
    return passed;
  };

  const noteAll = (first: number, end: number) => {
    for (let slot = first; slot < end; slot += 1) note(slot);
  };

  const room = () => {
    if (found.length >= heads.length) return;
    const larger = new Uint8Array(heads.length * 2);
    larger.set(found);
    found = larger;
  };

  return {
    set: (slot: number, text: string) => {
      heads[slot] = text.slice(0, headLength);
      longTexts[slot] = text.length > headLength ? text : undefined;
      trigrams.set(slot, text);
      room();
      note(slot);
    },

    /** Makes searches faster; best called when many texts were set. */
    pack: async () => {
      await layTogether(heads);
      await layTogether(longTexts);
    },

    remove: (slot: number) => {
      heads[slot] = undefined;
      longTexts[slot] = undefined;
      note(slot);
    },

    /** By slot: 1 where the text contains `q`, whatever the case. */
    find: async (q: string): Promise<Uint8Array> => {
      const folded = foldCase(q);
      if (folded === sought) return found;
      sought = folded;
      const mayContain = trigrams.filterFor(folded);
      const breathe = createYieldToEventLoop();
      let isSieveWorthIt = true;
      for (let first = 0; first < heads.length; first += stepLength) {
        const end = Math.min(first + stepLength, heads.length);
        if (isSieveWorthIt || first % sieveAgainAfter === 0) {
          isSieveWorthIt = noteSifted(first, end, mayContain) < mostSifted;
        } else noteAll(first, end);
        await breathe();
      }
      return found;
    },
  };
};
