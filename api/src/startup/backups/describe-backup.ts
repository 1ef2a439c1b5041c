import type { Manifest } from "../../backup/manifest.ts";

const counted = [
  ["tour_services", "tours"],
  ["inquiries", "inquiries"],
  ["contacts", "messages"],
  ["users", "accounts"],
] as const;

const pictureLine = ({ place, files, missing }: Manifest["pictures"]) => {
  if (place === "bucket") return `${files} picture files, which stay in their bucket`;
  return missing > 0 ? `${files - missing} of ${files} picture files` : `${files} picture files`;
};

type Described = Pick<Manifest, "tables" | "pictures" | "createdAt">;

/** `20 tours, 3 inquiries, … from 2026-11-22T14:00:00.000Z`. */
export const describeBackup = ({ tables, pictures, createdAt }: Described) => {
  const rows = counted.map(([table, noun]) => `${tables[table] ?? 0} ${noun}`);
  return `${[...rows, pictureLine(pictures)].join(", ")}, of ${createdAt}`;
};
