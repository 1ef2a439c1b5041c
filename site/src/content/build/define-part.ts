import type { Snapshot } from "./content-snapshot.ts";

/** A build records the parts that each page reads, and renders a page again only when one has changed. */
export type Part<Value> = {
  name: string;
  select: (snapshot: Snapshot, which: string) => Value;
};

export const definePart = <Value>(name: string, select: Part<Value>["select"]): Part<Value> => ({
  name,
  select,
});

export const partKey = ({ name }: Part<unknown>, which: string) => `${name}:${which}`;
