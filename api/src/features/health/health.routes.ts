import { readHealth } from "shared/endpoints/health";
import { unavailable } from "../../lib/errors.ts";
import { type FindUserByToken, isAskedByAdmin } from "../../middleware/authenticate.ts";
import { route } from "../../middleware/route.ts";
import type { HealthService } from "./health.service.ts";

type Deps = { health: HealthService; findUserByToken: FindUserByToken };

export const healthRoutes = ({ health, findUserByToken }: Deps) => [
  route(readHealth, async ({ c }) => {
    const state = await health.check().catch((error: unknown) => {
      c.get("log").error({ event: "health.failed", err: error }, "The health check failed.");
      throw unavailable();
    });
    if (!(await isAskedByAdmin(c, findUserByToken))) return state;
    return { ...state, details: await health.details() };
  }),
];
