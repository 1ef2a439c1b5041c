import type { Context } from "hono";
import { describeApiKey } from "shared/accounts/api-keys/api-keys";
import type { Actor } from "#platform/actor.ts";
import { deviceName } from "#platform/web/device-name.ts";
import type { AppEnv } from "./context.ts";

export const getActor = (c: Context<AppEnv>): Actor => {
  const apiKey = c.get("apiKey");
  return {
    id: c.get("user")?._id ?? null,
    address: c.get("address"),
    device: apiKey ? describeApiKey(apiKey) : deviceName(c.req.header("User-Agent")),
    requestId: c.get("requestId"),
  };
};
