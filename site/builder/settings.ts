import { z } from "zod";

/** The only place of the builder that reads it; handed on to Astro. */
// biome-ignore lint/style/noProcessEnv: this is that place
export const processEnvironment = process.env;

/** Throws naming the variables that are wrong. */
export const parseEnvironment = <Settings>(schema: z.ZodType<Settings>): Settings => {
  const result = schema.safeParse(processEnvironment);
  if (result.success) return result.data;
  throw new Error(`The builder's settings are wrong. ${z.prettifyError(result.error)}`);
};
