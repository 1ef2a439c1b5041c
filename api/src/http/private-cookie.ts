import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

type Options = { name: string; seconds: number; publicUrl: string };

/** A cookie out of reach of scripts and of other sites. */
export const createPrivateCookie = ({ name, seconds, publicUrl }: Options) => {
  const isHttps = publicUrl.startsWith("https:");
  // Browsers keep such a cookie from being set by anything but this host over https.
  const attributes = {
    ...(isHttps && { prefix: "host" as const }),
    path: "/",
    secure: isHttps,
    httpOnly: true,
    sameSite: "Strict",
  } as const;
  return {
    read: (c: Context) => getCookie(c, name, attributes.prefix),
    write: (c: Context, value: string) =>
      setCookie(c, name, value, { ...attributes, maxAge: seconds }),
    clear: (c: Context) => {
      deleteCookie(c, name, attributes);
    },
  };
};
export type PrivateCookie = ReturnType<typeof createPrivateCookie>;
