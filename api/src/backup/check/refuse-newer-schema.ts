import { listMigrations } from "#db/migrations.ts";
import { BackupError } from "../backup-error.ts";
import type { Manifest } from "../manifest.ts";

/** Throws {@link BackupError} where the database was written by a newer version of the product. */
export const refuseNewerSchema = async ({ name, when }: Manifest["schema"]) => {
  const latest = (await listMigrations()).at(-1);
  if (!latest || when <= latest.when) return;
  throw new BackupError(
    `The backup is of a newer version of the product (${name}; this one knows ${latest.tag}). Update the product first.`,
  );
};
