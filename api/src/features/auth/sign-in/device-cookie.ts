import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { knownFor } from "./known-devices.ts";

const name = "device";

/** Browsers keep such a cookie from being set by anything but this host over https. */
const prefixFor = (publicUrl: string) => (publicUrl.startsWith("https:") ? "host" : undefined);

/** The mark of a known device, out of reach of scripts. */
export const createDeviceCookie = (publicUrl: string) => {
  const prefix = prefixFor(publicUrl);
  return {
    read: (c: Context) => getCookie(c, name, prefix),
    write: (c: Context, mark: string) =>
      setCookie(c, name, mark, {
        ...(prefix && { prefix }),
        path: "/",
        httpOnly: true,
        secure: prefix !== undefined,
        sameSite: "Strict",
        maxAge: knownFor,
      }),
  };
};
export type DeviceCookie = ReturnType<typeof createDeviceCookie>;
