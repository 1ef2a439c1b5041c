import { type ZodType, z } from "zod";

const anyRecord = z.record(z.string(), z.unknown());

/** Returns `?page=2` or an empty string, without the schema's defaults. */
export function formatQuery(schema: ZodType, query: object) {
  const defaults = anyRecord.parse(schema.safeParse({}).data ?? {});
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== defaults[name]) search.set(name, String(value));
  return search.size ? `?${search}` : "";
}
