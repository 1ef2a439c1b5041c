import { existsSync } from "node:fs";
import { isFile, toPath } from "#platform/db/client.ts";
import { StartError } from "#platform/start-error.ts";

/** Opening a file would make it. Throws {@link StartError} with `message` where there is none. */
export const assertThere = (url: string, message: string) => {
  if (isFile(url) && !existsSync(toPath(url))) throw new StartError(message);
};
