import { z } from "zod";
import { parseEnvironment } from "../settings.ts";

const rendererSettings = z.object({
  CONTENT: z.enum(["prebuilt", "live"]),
  CONTENT_API_URL: z.url(),
  CONTENT_TOKEN: z.string().optional(),
  PUBLIC_URL: z.url(),
  /** A hash of the code and settings that the site is built from. */
  SOURCE_HASH: z.string().min(1),
});

export const readRendererSettings = () => parseEnvironment(rendererSettings);
