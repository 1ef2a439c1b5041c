import { z } from "zod";
import { limits } from "../limits.ts";

const parseJson = (label: string) => (text: unknown, context: z.RefinementCtx) => {
  if (typeof text !== "string") return undefined;
  if (text.length > limits.jsonText) {
    context.addIssue({ code: "custom", message: `${label} must be at most 1 MB.` });
    return z.NEVER;
  }
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: `${label} must be JSON.` });
    return z.NEVER;
  }
};

/** A multipart field that contains JSON of this schema. */
export const jsonText = <Schema extends z.ZodType>(label: string, schema: Schema) =>
  z.any().transform(parseJson(label)).pipe(schema);
