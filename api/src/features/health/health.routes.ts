import { readHealth } from "shared/endpoints/health";
import { unavailable } from "../../lib/errors.ts";
import type { IsAskedByAdmin } from "../../middleware/authenticate.ts";
import { route } from "../../middleware/route.ts";
import type { HealthService } from "./health.service.ts";

type Deps = { health: HealthService; isAskedByAdmin: IsAskedByAdmin };

export const healthRoutes = ({ health, isAskedByAdmin }: Deps) => [
  route(readHealth, async ({ c }) => {
    const state = await health.check().catch((error: unknown) => {
      c.get("log").error({ event: "health.failed", err: error }, "The health check failed.");
      throw unavailable();
    });
    if (!(await isAskedByAdmin(c))) return state;
    return { ...state, details: await health.details() };
  }),
];
