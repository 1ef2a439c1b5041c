import { isFile } from "#db/client.ts";
import type { Settings } from "../../env/env.ts";

/** Whether other processes may work on the same data. */
export const hasOthers = ({
  PROCESSES,
  given,
  DATABASE_URL,
}: Pick<Settings, "PROCESSES" | "given" | "DATABASE_URL">) =>
  PROCESSES > 1 || given.includes("ROLE") || !isFile(DATABASE_URL);
