import type { Settings } from "#platform/env/env.ts";

/** The API as other processes of this machine reach it. */
export const localOrigin = ({ HOST, PORT }: Pick<Settings, "HOST" | "PORT">) => {
  const host = HOST === "0.0.0.0" ? "127.0.0.1" : HOST.replace(/^::$/, "::1");
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
};
