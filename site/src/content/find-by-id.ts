import { computeOnce } from "../lib/compute-once.ts";

type Identified = { _id: string };

/** Each page looks up its records: searching the list would take n² steps for n tours. */
const listPlaces = computeOnce(
  (records: readonly Identified[]) => new Map(records.map(({ _id }, place) => [_id, place])),
);

/** The index of the record with this id; `undefined` if there is none. The list may not change afterwards. */
export const findPlace = (records: readonly Identified[], id: string): number | undefined =>
  listPlaces(records).get(id);

/** The record with this id. The list may not change afterwards. */
export const findById = <Item extends Identified>(
  records: readonly Item[],
  id: string,
): Item | undefined => records[findPlace(records, id) ?? -1];
