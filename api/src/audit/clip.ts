import type { AuditValues } from "shared/audit/audit";
import { cut } from "#platform/cut.ts";

/** Characters of a value … */
const longestValue = 300;
/** … and of all values of an entry. */
const longestEntry = 2_000;

const clipValue = (value: unknown, room: number): unknown => {
  const length = Math.max(Math.min(longestValue, room), 0);
  if (typeof value === "string") return cut(value, length);
  const text = JSON.stringify(value) ?? "";
  return text.length > length ? cut(text, length) : value;
};

/** The values as an entry keeps them: long ones are cut off, and all are named. */
export const clip = (values: AuditValues): AuditValues => {
  let room = longestEntry;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const clipped = clipValue(value, room);
      room -= JSON.stringify(clipped)?.length ?? 0;
      return [name, clipped];
    }),
  );
};
