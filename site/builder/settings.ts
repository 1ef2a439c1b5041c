import { z } from "zod";

/** Throws naming the variables that are wrong. */
const parseEnvironment = <Settings>(schema: z.ZodType<Settings>): Settings => {
  // biome-ignore lint/style/noProcessEnv: the builder reads the environment only here
  const result = schema.safeParse(process.env);
  if (result.success) return result.data;
  throw new Error(`The builder's settings are wrong. ${z.prettifyError(result.error)}`);
};

const builderSettings = z.object({
  /** 0 is any free port. */
  BUILDER_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  CALLBACK_URL: z.url(),
  DATA_DIR: z.string().min(1),
  /** Idle time after which the builder ends. */
  IDLE_MILLISECONDS: z.coerce
    .number()
    .int()
    .positive()
    .default(2 * 60_000),
  REBUILD_WEBHOOK_SECRET: z.string().startsWith("whsec_"),
});

export const readBuilderSettings = () => parseEnvironment(builderSettings);

const rendererSettings = z.object({
  /** Scripts, styles and public files, which belong to every release. */
  CLIENT_FOLDER: z.string().min(1),
  CONTENT: z.enum(["prebuilt", "live"]),
  CONTENT_API_URL: z.url(),
  CONTENT_TOKEN: z.string().optional(),
  MEDIA_PUBLIC_URL: z.url().optional(),
  PUBLIC_API_URL: z.url().optional(),
  PUBLIC_URL: z.url(),
  /** A hash of the code and settings that the site is built from. */
  SOURCE_HASH: z.string().min(1),
});

export const readRendererSettings = () => parseEnvironment(rendererSettings);
export type RendererSettings = z.infer<typeof rendererSettings>;
