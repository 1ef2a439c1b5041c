import { formLimits } from "shared/inbox/form-limits";
import { paths } from "../../lib/paths.ts";

export const comparedAtOnce = { least: 2, most: 4 } as const;

export type Comparison = {
  /** Ids as the address has them: some may belong to no tour. */
  ids: string[];
  /** `null` without a group in the address. */
  people: number | null;
};

/** `null` for anything but a whole number of people. */
export const readPeople = (text: string): number | null => {
  const people = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return people >= 1 && people <= formLimits.paxNumber ? people : null;
};

/** `/compare?tours=a,/b&people=4` */
export const compareAddress = ({ ids, people }: Comparison) => {
  const tours = ids.map(encodeURIComponent).join(",").replaceAll("%2F", "/");
  return `${paths.compare}?tours=${tours}${people === null ? "" : `&people=${people}`}`;
};

export const readCompareAddress = (search: string): Comparison => {
  const query = new URLSearchParams(search);
  const ids = (query.get("tours") ?? "").split(",").map((id) => id.trim());
  return {
    ids: [...new Set(ids.filter(Boolean))],
    people: readPeople(query.get("people") ?? ""),
  };
};
