import { type ZodType, z } from "zod";

const anyRecord = z.record(z.string(), z.unknown());

/** `?page=2` or an empty string; the schema's defaults are left out. */
export function formatQuery(schema: ZodType, query: object) {
  const defaults = anyRecord.parse(schema.safeParse({}).data ?? {});
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== defaults[name]) search.set(name, String(value));
  return search.size ? `?${search}` : "";
}
