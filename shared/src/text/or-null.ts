import type { z } from "zod";

export const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);
