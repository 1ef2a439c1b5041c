import { z } from "zod";

const parseJson = (label: string) => (text: unknown, context: z.RefinementCtx) => {
  if (typeof text !== "string") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: `${label} must be JSON.` });
    return z.NEVER;
  }
};

/** A field of a multipart form whose text is JSON of this shape. */
export const jsonText = <Schema extends z.ZodType>(label: string, schema: Schema) =>
  z.any().transform(parseJson(label)).pipe(schema);
