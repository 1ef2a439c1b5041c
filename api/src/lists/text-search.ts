import { createBreather } from "../lib/breathe.ts";
import { foldCase } from "./search-text.ts";
import { createTrigramSets } from "./trigram-sets.ts";

/** Texts that are looked at before the work lets others run. */
const stepLength = 1_000;
/** Where most texts pass the sieve, it is left out for so many texts. */
const sieveAgainAfter = 16 * stepLength;

/** The search texts of a list by slot, and which of them contain what was last sought. */
export const createTextSearch = () => {
  const texts: (string | undefined)[] = [];
  const trigrams = createTrigramSets();
  let sought = "";
  /** By slot: 1 where the text contains `sought`. Nothing is sought at first: all do. */
  let found = new Uint8Array(0);

  const note = (slot: number) => {
    found[slot] = texts[slot]?.includes(sought) ? 1 : 0;
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
    if (found.length >= texts.length) return;
    const larger = new Uint8Array(texts.length * 2);
    larger.set(found);
    found = larger;
  };

  return {
    set: (slot: number, text: string) => {
      texts[slot] = text;
      trigrams.set(slot, text);
      room();
      note(slot);
    },

    /** Lays the texts side by side in memory: looking through short ones takes half the time then. */
    pack: async () => {
      const breathe = createBreather();
      for (let first = 0; first < texts.length; first += stepLength) {
        const end = Math.min(first + stepLength, texts.length);
        const joined = texts.slice(first, end).join("");
        let start = 0;
        for (let slot = first; slot < end; slot += 1) {
          const text = texts[slot];
          if (text === undefined) continue;
          texts[slot] = joined.slice(start, start + text.length);
          start += text.length;
        }
        await breathe();
      }
    },

    remove: (slot: number) => {
      texts[slot] = undefined;
      note(slot);
    },

    /** By slot: 1 where the text contains `q`, whatever the case. */
    find: async (q: string): Promise<Uint8Array> => {
      const folded = foldCase(q);
      if (folded === sought) return found;
      sought = folded;
      const mayContain = trigrams.filterFor(folded);
      const breathe = createBreather();
      let isSieveWorthIt = true;
      for (let first = 0; first < texts.length; first += stepLength) {
        const end = Math.min(first + stepLength, texts.length);
        if (isSieveWorthIt || first % sieveAgainAfter === 0) {
          isSieveWorthIt = noteSifted(first, end, mayContain) < stepLength / 2;
        } else noteAll(first, end);
        await breathe();
      }
      return found;
    },
  };
};
