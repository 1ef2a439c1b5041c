import { z } from "zod";

const count = z.int().min(0);

export const manifestFile = "manifest.json";
export const databaseFile = "tours.db";
export const pictureFolder = "media";

export const manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The version of the product that made it. */
  version: z.string(),
  /** The newest migration of the database. */
  schema: z.object({ name: z.string(), when: z.int() }),
  /** Rows by table. */
  tables: z.record(z.string(), count),
  /** Messages that guests sent by a form. */
  forms: z.object({ inquiries: count, contacts: count }),
  pictures: z.object({
    place: z.enum(["archive", "bucket"]),
    /** Files that the database names, and how many of them the folder lacked. */
    files: count,
    missing: count,
  }),
  /** Environment variables that were set; their values are not kept. */
  variables: z.array(z.string()),
  files: z.array(
    z.object({ name: z.string(), bytes: count, sha256: z.string().regex(/^[\da-f]{64}$/) }),
  ),
});
export type Manifest = z.infer<typeof manifest>;
