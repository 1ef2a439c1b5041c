import type { z } from "zod";

/** Missing means `null`. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);
