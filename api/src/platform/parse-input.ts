import type { FieldIssue } from "shared/http/errors";
import type { z } from "zod";
import { invalidField, validationFailed } from "./errors.ts";

/** The first issue of each field: one wrong text can break several rules at once. */
const firstIssues = ({ issues }: z.core.$ZodError) => {
  const byPath = new Map<string, FieldIssue>();
  for (const { path: keys, message } of issues) {
    const path = keys.join(".");
    if (!byPath.has(path)) byPath.set(path, { path, message });
  }
  return [...byPath.values()];
};

/** 400 naming the fields that a schema refused. */
export const invalidInput = (error: z.core.$ZodError) => validationFailed(firstIssues(error));

/** Parses a value; throws a 400 error that names the invalid fields. */
export const parseInput = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalidInput(result.error);
};

/** 400 for a text that is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField("", "The request body is not JSON.");
  }
};
