import { z } from "zod";
import { parseJson } from "../text/parse-json.ts";

const key = "return-to";

/** In milliseconds. */
const maxAge = 10 * 60_000;

const storedPath = z.object({ path: z.string(), at: z.number() });

/** Stores the address to return to after signing in, for this tab. */
export const storeReturnPath = (path: string) =>
  sessionStorage.setItem(key, JSON.stringify({ path, at: Date.now() }));

/** Returns the stored address once, if it is recent. */
export function takeReturnPath() {
  const { data } = storedPath.safeParse(parseJson(sessionStorage.getItem(key) ?? ""));
  sessionStorage.removeItem(key);
  return data && Date.now() - data.at < maxAge ? data.path : null;
}
