import { createYieldToEventLoop } from "../lib/yield-to-event-loop.ts";
import { createRowGroups } from "./row-groups.ts";
import { sortInSteps } from "./sort-in-steps.ts";
import { createTextSearch } from "./text-search.ts";

/** What a list knows of a row: enough to sort it. */
type Entry<Sort extends string> = {
  id: string;
  createdAt: string;
  /** What the row is sorted by; texts without regard to case. */
  keys: Readonly<Record<Sort, string | number>>;
};
/** The same with what the row is found by, see `searchTextOf`, and what the list's filter asks for. */
export type Listed<Sort extends string> = Entry<Sort> & { text: string; group?: string };

type Order = "asc" | "desc";

/** A question to a list; `groups` keeps the entries of these groups alone. */
export type Question<Sort extends string> = {
  page: number;
  pageSize: number;
  sort: Sort;
  order: Order;
  q?: string | undefined;
  groups?: readonly string[] | undefined;
};

const compare = <T extends string | number>(a: T, b: T) => {
  if (a < b) return -1;
  return a > b ? 1 : 0;
};

/** By one key; of equal keys the newest first, in both directions. */
const compareBy = <Sort extends string>(sort: Sort, order: Order) => {
  const sign = order === "asc" ? 1 : -1;
  return (a: Entry<Sort>, b: Entry<Sort>) =>
    sign * compare(a.keys[sort], b.keys[sort]) ||
    compare(b.createdAt, a.createdAt) ||
    compare(b.id, a.id);
};

/** Where `item` stands or would stand in `sorted`. */
const positionOf = <T>(sorted: T[], item: T, compareItems: (a: T, b: T) => number) => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const candidate = sorted[middle];
    if (candidate !== undefined && compareItems(candidate, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

const sumOf = (numbers: Uint8Array) => {
  let sum = 0;
  for (const one of numbers) sum += one;
  return sum;
};

/** Those of the sorted slots that are found, from the `first` of them. */
const pageOf = (sorted: number[], isFound: Uint8Array, first: number, pageSize: number) => {
  const shown: number[] = [];
  let passed = 0;
  for (const slot of sorted) {
    if (isFound[slot] !== 1) continue;
    if (passed >= first) shown.push(slot);
    if (shown.length === pageSize) break;
    passed += 1;
  }
  return shown;
};

/**
 * All entries of a list in memory, each in a numbered slot; every order is a list of slots. It may
 * not be changed while it searches.
 */
export const createListIndex = <Sort extends string>(sorts: readonly Sort[]) => {
  const entries: Entry<Sort>[] = [];
  const slots = new Map<string, number>();
  const freeSlots: number[] = [];
  const rowGroups = createRowGroups();
  const search = createTextSearch();

  const orderOf = (sort: Sort, order: Order) => {
    const compareEntries = compareBy<Sort>(sort, order);
    const compareSlots = (a: number, b: number) => {
      const [first, second] = [entries[a], entries[b]];
      return first && second ? compareEntries(first, second) : 0;
    };
    return { sort, order, compareSlots, sorted: [] as number[] };
  };
  const orders = sorts.flatMap((sort) => [orderOf(sort, "asc"), orderOf(sort, "desc")]);

  const remove = (id: string) => {
    const slot = slots.get(id);
    if (slot === undefined) return;
    for (const { sorted, compareSlots } of orders) {
      sorted.splice(positionOf(sorted, slot, compareSlots), 1);
    }
    slots.delete(id);
    rowGroups.remove(slot);
    search.remove(slot);
    freeSlots.push(slot);
  };

  const store = ({ text, group, ...entry }: Listed<Sort>) => {
    const slot = freeSlots.pop() ?? entries.length;
    entries[slot] = entry;
    slots.set(entry.id, slot);
    rowGroups.set(slot, group ?? "");
    search.set(slot, text);
    return slot;
  };

  /** By slot: 1 where the entry is sought. */
  const findSlots = async ({ q, groups }: Question<Sort>) => {
    const found = await search.find(q ?? "");
    return groups ? rowGroups.keepOnly(found, groups) : found;
  };

  return {
    /** Takes the first entries in. */
    fill: async (slices: Listed<Sort>[][]) => {
      const breathe = createYieldToEventLoop();
      const filled: number[][] = [];
      for (const slice of slices) {
        filled.push(slice.map(store));
        await breathe();
      }
      await search.pack();
      for (const one of orders) one.sorted = await sortInSteps(filled, one.compareSlots);
    },

    /** Adds an entry, in place of an older one with its id. */
    put: (entry: Listed<Sort>) => {
      remove(entry.id);
      const slot = store(entry);
      for (const { sorted, compareSlots } of orders) {
        sorted.splice(positionOf(sorted, slot, compareSlots), 0, slot);
      }
    },

    remove,

    /** How many entries there are, of these groups or in all. */
    count: (groups?: readonly string[]) => (groups ? rowGroups.count(groups) : slots.size),

    /** The ids of one page and how many entries match in all. */
    find: async (question: Question<Sort>) => {
      const { page, pageSize, sort, order, q, groups } = question;
      const sorted = orders.find((one) => one.sort === sort && one.order === order)?.sorted ?? [];
      const first = (page - 1) * pageSize;
      const idsOf = (found: number[]) => found.flatMap((slot) => entries[slot]?.id ?? []);
      if (q === undefined && groups === undefined) {
        return { ids: idsOf(sorted.slice(first, first + pageSize)), total: sorted.length };
      }
      const isFound = await findSlots(question);
      return { ids: idsOf(pageOf(sorted, isFound, first, pageSize)), total: sumOf(isFound) };
    },
  };
};
export type ListIndex<Sort extends string> = ReturnType<typeof createListIndex<Sort>>;
