import type { Context } from "hono";
import type { Actor } from "#platform/actor.ts";
import { deviceName } from "#platform/web/device-name.ts";
import type { AppEnv } from "./context.ts";

export const getActor = (c: Context<AppEnv>): Actor => ({
  id: c.get("user")?._id ?? null,
  address: c.get("address"),
  device: deviceName(c.req.header("User-Agent")),
  requestId: c.get("requestId"),
});
