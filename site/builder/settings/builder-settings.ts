import { z } from "zod";
import { parseEnvironment } from "../settings.ts";

const builderSettings = z.object({
  /** 0 is any free port. */
  BUILDER_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  CALLBACK_URL: z.url(),
  DATA_DIR: z.string().min(1),
  REBUILD_WEBHOOK_SECRET: z.string().startsWith("whsec_"),
});

export const readBuilderSettings = () => parseEnvironment(builderSettings);
