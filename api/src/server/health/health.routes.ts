import type { Context } from "hono";
import { readHealth, readLiveness, readReadiness } from "shared/http/health.endpoints";
import type { IsAskedByAdmin } from "#http/authenticate.ts";
import type { AppEnv } from "#http/context.ts";
import { route } from "#http/route.ts";
import { unavailable } from "#platform/errors.ts";
import type { HealthService } from "./health.service.ts";

type Deps = { health: HealthService; isAskedByAdmin: IsAskedByAdmin };

const check = (health: HealthService, c: Context<AppEnv>) =>
  health.check().catch((error: unknown) => {
    c.get("log").error({ event: "health.failed", err: error }, "Health check failed.");
    throw unavailable();
  });

export const healthRoutes = ({ health, isAskedByAdmin }: Deps) => [
  route(readHealth, async ({ c }) => {
    const state = await check(health, c);
    if (!(await isAskedByAdmin(c, readHealth))) return state;
    return { ...state, details: await health.details() };
  }),
  route(readLiveness, () => ({ status: "ok" as const })),
  route(readReadiness, ({ c }) => {
    if (health.isServing()) return check(health, c);
    // Not thrown, so that failed probes don't appear as errors in the log.
    const { body, extra } = unavailable();
    return c.json(body, 503, extra.headers);
  }),
];
