import { z } from "zod";
import { parseJson } from "../text/parse-json.ts";

const key = "return-to";

/** Milliseconds in which signing in still leads back; after them nobody remembers where one was. */
const maxAge = 10 * 60_000;

const storedPath = z.object({ path: z.string(), at: z.number() });

/** Keeps the address that is left for the sign-in page, for this tab. */
export const storeReturnPath = (path: string) =>
  sessionStorage.setItem(key, JSON.stringify({ path, at: Date.now() }));

/** The address kept in the last minutes, if any; it is given once. */
export function takeReturnPath() {
  const { data } = storedPath.safeParse(parseJson(sessionStorage.getItem(key) ?? ""));
  sessionStorage.removeItem(key);
  return data && Date.now() - data.at < maxAge ? data.path : null;
}
