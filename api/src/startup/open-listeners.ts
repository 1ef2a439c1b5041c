import type { Hono } from "hono";
import type { Settings } from "../env/env.ts";
import type { AppEnv } from "../middleware/context.ts";
import { localOrigin } from "./builds/local-origin.ts";
import { hasOthers } from "./data/has-others.ts";
import { listen } from "./listen.ts";

/** Where requests are taken. Where others share the public address, the builder reaches this very process at one of its own. */
export const openListeners = async (app: Hono<AppEnv>, settings: Settings) => {
  const own = hasOthers(settings) ? await listen(app, { port: 0, host: "127.0.0.1" }) : undefined;
  const open =
    settings.ROLE === "builder"
      ? undefined
      : await listen(app, { port: settings.PORT, host: settings.HOST });
  return {
    localOrigin: own ? `http://127.0.0.1:${own.port}` : localOrigin(settings),
    drain: () => open?.drain(),
    stop: () => Promise.all([own?.close(), open?.close()]),
  };
};
