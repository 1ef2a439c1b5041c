import type { Storage } from "../../media/storage/storage.ts";

type Call = "remove" | "list";

/** A store whose calls a test can stop in the middle, or let fail. */
export const createHoldableStorage = (storage: Storage) => {
  let pass = async (_call: Call) => {};

  return {
    storage: {
      ...storage,
      remove: async (file: string) => {
        await pass("remove");
        await storage.remove(file);
      },
      async *list() {
        yield* storage.list();
        await pass("list");
      },
    } satisfies Storage,

    /** Holds the `nth` call up: `reached` resolves when it has come, `release` lets it go on. */
    hold: (call: Call, nth = 1) => {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      let left = nth;
      pass = async (called) => {
        if (called !== call) return;
        left -= 1;
        if (left !== 0) return;
        reached.resolve();
        await released.promise;
      };
      return { reached: reached.promise, release: released.resolve };
    },

    /** Lets the `nth` removal fail, as if the process had ended there. */
    failRemoval: (nth: number) => {
      let left = nth;
      pass = async (called) => {
        if (called !== "remove") return;
        left -= 1;
        if (left === 0) throw new Error("The process ended here.");
      };
    },
  };
};
