import { isDeepStrictEqual } from "node:util";
import type { AuditValues } from "shared/audit/audit";

type Changes = { before: AuditValues; after: AuditValues };

/** The fields that differ; what one of them lacks is `null`. */
export const changesBetween = (before: object, after: object): Changes => {
  const old = new Map<string, unknown>(Object.entries(before));
  const current = new Map<string, unknown>(Object.entries(after));
  const changes: Changes = { before: {}, after: {} };
  for (const name of new Set([...old.keys(), ...current.keys()])) {
    const [was, is] = [old.get(name) ?? null, current.get(name) ?? null];
    if (isDeepStrictEqual(was, is)) continue;
    changes.before[name] = was;
    changes.after[name] = is;
  }
  return changes;
};
