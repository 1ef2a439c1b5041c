import { z } from "zod";

/** The builder reads the environment only here, and passes it to Astro. */
// biome-ignore lint/style/noProcessEnv: this is that place
export const processEnvironment = process.env;

/** Throws naming the variables that are wrong. */
export const parseEnvironment = <Settings>(schema: z.ZodType<Settings>): Settings => {
  const result = schema.safeParse(processEnvironment);
  if (result.success) return result.data;
  throw new Error(`The builder's settings are wrong. ${z.prettifyError(result.error)}`);
};

const builderSettings = z.object({
  /** 0 is any free port. */
  BUILDER_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  CALLBACK_URL: z.url(),
  DATA_DIR: z.string().min(1),
  REBUILD_WEBHOOK_SECRET: z.string().startsWith("whsec_"),
});

export const readBuilderSettings = () => parseEnvironment(builderSettings);

const rendererSettings = z.object({
  CONTENT: z.enum(["prebuilt", "live"]),
  CONTENT_API_URL: z.url(),
  CONTENT_TOKEN: z.string().optional(),
  PUBLIC_URL: z.url(),
  /** A hash of the code and settings that the site is built from. */
  SOURCE_HASH: z.string().min(1),
});

export const readRendererSettings = () => parseEnvironment(rendererSettings);
