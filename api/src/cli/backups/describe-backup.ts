import type { Manifest } from "#backups/manifest.ts";

const count = (number: number, one: string, more: string) =>
  `${number} ${number === 1 ? one : more}`;

const pictureLine = ({ place, files, missing }: Manifest["pictures"]) => {
  const all = count(files, "picture file", "picture files");
  if (place === "bucket") return `${all} (kept in the bucket)`;
  return missing > 0 ? `${files - missing} of ${all}` : all;
};

type Described = Pick<Manifest, "tables" | "forms" | "pictures" | "createdAt">;

/** `20 tours, 1 inquiry, …, made at 2026-11-22T14:00:00.000Z`. */
export const describeBackup = ({ tables, forms, pictures, createdAt }: Described) => {
  const counts = [
    count(tables.tour_services ?? 0, "tour", "tours"),
    count(forms.inquiries, "inquiry", "inquiries"),
    count(forms.contacts, "message", "messages"),
    count(tables.users ?? 0, "account", "accounts"),
  ];
  return `${[...counts, pictureLine(pictures)].join(", ")}, made at ${createdAt}`;
};
