import fc, { type Arbitrary } from "fast-check";

/** The subset of JSON Schema that the OpenAPI document uses. */
export type JsonSchema = {
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean" | "null";
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
};

export const anyOddValue = fc.oneof(
  fc.constantFrom<unknown>(null, "", " ", "\0", "\ud800", -1, 0, 1e308, true, [], {}, "null"),
  fc.string({ unit: "binary", maxLength: 50 }),
  fc.string({ minLength: 300, maxLength: 400 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(fc.constant("x"), { minLength: 60, maxLength: 80 }),
);

/** Ids, e-mail addresses, dates, web addresses and colours are said by patterns, which are not read. */
const anyKnownText = fc.constantFrom(
  "0189a3a0-0000-7000-8000-000000000000",
  "ada@example.test",
  "2026-11-22T10:00:00.000Z",
  "2026-11",
  "https://example.test/x",
  "#00695c",
  "+250788123456",
  "09:00",
);

const anyText = ({ format, minLength = 0, maxLength = 300 }: JsonSchema): Arbitrary<unknown> => {
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((at) => at.toISOString());
  const most = Math.max(minLength, Math.min(maxLength, minLength + 30));
  return fc.oneof(fc.string({ unit: "grapheme", minLength, maxLength: most }), anyKnownText);
};

const anyNumber = ({ type, minimum, exclusiveMinimum, maximum }: JsonSchema) => {
  const min = Math.ceil(minimum ?? exclusiveMinimum ?? -1_000);
  const max = Math.floor(Math.max(min, maximum ?? min + 2_000));
  const whole = fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) });
  return type === "integer" ? whole : fc.oneof(whole, fc.double({ min, max, noNaN: true }));
};

const anyObject = ({ properties = {}, required = [] }: JsonSchema) => {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, anyOfSchema(schema)] as const,
  );
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), {
    requiredKeys: required,
  });
};

const anyOfType = (schema: JsonSchema): Arbitrary<unknown> => {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(anyOfSchema));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case "object":
      return anyObject(schema);
    case "array": {
      const { items = {}, minItems = 0, maxItems = minItems + 3 } = schema;
      return fc.array(anyOfSchema(items), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 3),
      });
    }
    case "string":
      return anyText(schema);
    case "number":
    case "integer":
      return anyNumber(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

/** A value that mostly fits the schema: one in thirty of its parts is odd. */
export const anyOfSchema = (schema: JsonSchema): Arbitrary<unknown> =>
  fc.oneof({ weight: 29, arbitrary: anyOfType(schema) }, { weight: 1, arbitrary: anyOddValue });
