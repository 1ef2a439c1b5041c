import { stats as statsSchema } from "shared/stats";
import type { Guards } from "../../middleware/authenticate.ts";
import { factory } from "../../middleware/context.ts";
import { describe } from "../../openapi.ts";
import type { StatsService } from "./stats.service.ts";

export const statsRoutes = ({ stats, guards }: { stats: StatsService; guards: Guards }) =>
  factory
    .createApp()
    .get(
      "/stats",
      describe("What the dashboard counts", 200, statsSchema),
      guards.requireAdmin,
      async (c) => c.json(await stats.read(), 200),
    );
