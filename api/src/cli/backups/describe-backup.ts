import type { Manifest } from "#backups/manifest.ts";

const pictureLine = ({ place, files, missing }: Manifest["pictures"]) => {
  if (place === "bucket") return `${files} picture files, which stay in their bucket`;
  return missing > 0 ? `${files - missing} of ${files} picture files` : `${files} picture files`;
};

type Described = Pick<Manifest, "tables" | "forms" | "pictures" | "createdAt">;

/** `20 tours, 3 inquiries, … from 2026-11-22T14:00:00.000Z`. */
export const describeBackup = ({ tables, forms, pictures, createdAt }: Described) => {
  const counts = [
    `${tables.tour_services ?? 0} tours`,
    `${forms.inquiries} inquiries`,
    `${forms.contacts} messages`,
    `${tables.users ?? 0} accounts`,
  ];
  return `${[...counts, pictureLine(pictures)].join(", ")}, of ${createdAt}`;
};
