import { z } from "zod";
import { parseJson } from "../text/parse-json.ts";

const key = "return-to";

/** Milliseconds in which signing in still leads back; after them nobody remembers where one was. */
const keptFor = 10 * 60_000;

const kept = z.object({ path: z.string(), at: z.number() });

/** Keeps the address that is left for the sign-in page, for this tab. */
export const keepReturnPath = (path: string) =>
  sessionStorage.setItem(key, JSON.stringify({ path, at: Date.now() }));

/** The address kept in the last minutes, if any; it is given once. */
export function takeReturnPath() {
  const { data } = kept.safeParse(parseJson(sessionStorage.getItem(key) ?? ""));
  sessionStorage.removeItem(key);
  return data && Date.now() - data.at < keptFor ? data.path : null;
}
