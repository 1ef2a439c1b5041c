import { health as healthSchema } from "shared/health";
import { adminRole } from "shared/users";
import { unavailable } from "../../errors.ts";
import { bearerToken, type FindUserByToken } from "../../middleware/authenticate.ts";
import { factory } from "../../middleware/context.ts";
import { describe } from "../../openapi.ts";
import type { HealthService } from "./health.service.ts";

type Deps = { health: HealthService; findUserByToken: FindUserByToken };

export const healthRoutes = ({ health, findUserByToken }: Deps) =>
  factory
    .createApp()
    .get("/health", describe("Whether the service works", 200, healthSchema), async (c) => {
      const state = await health.check().catch((error: unknown) => {
        c.get("log").error({ err: error }, "health check");
        throw unavailable();
      });
      const token = bearerToken(c.req.header("Authorization"));
      const user = token && (await findUserByToken(token));
      if (!user || user.role !== adminRole) return c.json(state, 200);
      return c.json({ ...state, details: await health.details() }, 200);
    });
