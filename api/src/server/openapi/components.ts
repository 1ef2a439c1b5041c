import type { Endpoint } from "shared/http/endpoint";
import { errorBody } from "shared/http/errors";
import { z } from "zod";
import { createSchemaRegistry, toSchemaName } from "./schema-names.ts";

type Json = z.core.JSONSchema.BaseSchema;
type Schemas = Record<string, Json>;

const root = "#/components/schemas/";
const reference = /"#\/components\/schemas\/(\w+)"/g;

/** Leaves out rules that add no information for a reader. */
const simplify = ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Json }) => {
  // The only custom schemas are those of files.
  if (zodSchema._zod.def.type === "custom")
    Object.assign(jsonSchema, { type: "string", format: "binary" });
  // Newer versions may send further fields.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
};

const options = {
  unrepresentable: "any",
  override: simplify,
  uri: (id: string) => root + id,
} as const;

const omitIds = (schemas: Schemas): Schemas =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  );

/** The schema of an input that no other place shares. */
export const toInlineSchema = (schema: z.ZodType): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { ...options, io: "input" });
  return json;
};

const listReferences = (json: Json | undefined) =>
  [...JSON.stringify(json ?? {}).matchAll(reference)].map(([, name = ""]) => name);

/** The names with all that their schemas refer to. */
const reach = (names: Iterable<string>, schemas: Schemas) => {
  const reached = new Set(names);
  // A set iterates over what is added on the way.
  for (const name of reached) for (const inner of listReferences(schemas[name])) reached.add(inner);
  return reached;
};

/** Schemas whose values differ between requests and answers, such as by fields with a default. */
const findDifferent = (names: Set<string>, input: Schemas, output: Schemas) => {
  const isDifferent = (name: string) =>
    JSON.stringify(input[name]) !== JSON.stringify(output[name]);
  const different = new Set([...names].filter(isDifferent));
  const refersToDifferent = (name: string) =>
    listReferences(input[name]).some((inner) => different.has(inner));
  for (let size = -1; size < different.size; ) {
    size = different.size;
    for (const name of names) if (refersToDifferent(name)) different.add(name);
  }
  return different;
};

const rename = (schema: Json | undefined, toName: (name: string) => string): Json =>
  JSON.parse(
    JSON.stringify(schema).replaceAll(reference, (_, name: string) => `"${root}${toName(name)}"`),
  );

const listOthers = (endpoints: Record<string, Endpoint>) =>
  Object.entries(endpoints).flatMap(([name, { answer, body }]) => [
    ...(typeof answer === "object" ? [[`${toSchemaName(name)}Answer`, answer] as const] : []),
    ...(body && body.type !== "stream"
      ? [[`${toSchemaName(name)}Body`, body.schema] as const]
      : []),
  ]);

/**
 * The named schemas of all bodies and answers. A schema that differs between the two has two names, of which the
 * body's ends in `Input`.
 */
export const createComponents = (endpoints: Record<string, Endpoint>) => {
  const registry = createSchemaRegistry(listOthers(endpoints));
  const input = omitIds(z.toJSONSchema(registry, { ...options, io: "input" }).schemas);
  const output = omitIds(z.toJSONSchema(registry, { ...options, io: "output" }).schemas);
  const getName = (schema: z.ZodType) => registry.get(schema)?.id ?? "";
  const all = Object.values(endpoints);
  const answers = all.flatMap(({ answer }) => (typeof answer === "object" ? [answer] : []));
  const bodies = all.flatMap(({ body }) => (body && body.type !== "stream" ? [body.schema] : []));
  const sent = reach([errorBody, ...answers].map(getName), output);
  const received = reach(bodies.map(getName), input);
  const shared = new Set([...sent].filter((name) => received.has(name)));
  const different = findDifferent(shared, input, output);
  const toInputName = (name: string) => (different.has(name) ? `${name}Input` : name);
  const schemas: Schemas = Object.fromEntries([
    ...[...received].map((name) => [toInputName(name), rename(input[name], toInputName)]),
    ...[...sent].map((name) => [name, output[name]]),
  ]);
  const sorted: Schemas = Object.fromEntries(
    Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return {
    schemas: sorted,
    referToAnswer: (schema: z.ZodType) => ({ $ref: root + getName(schema) }),
    referToBody: (schema: z.ZodType) => ({ $ref: root + toInputName(getName(schema)) }),
  };
};
export type Components = ReturnType<typeof createComponents>;
