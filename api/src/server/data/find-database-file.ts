import { toPath } from "#platform/db/client.ts";
import { isThere } from "#platform/files/is-there.ts";
import { StartError } from "#platform/start-error.ts";
import { refuseOtherUser } from "./refuse-other-user.ts";

/** Where `file:…` lies. Throws {@link StartError} where there is none, or not for this user. */
export const findDatabaseFile = async (url: string) => {
  const path = toPath(url);
  if (!(await isThere(path)))
    throw new StartError(`There is no database at ${path}. Is DATA_DIR as the product has it?`);
  await refuseOtherUser(path);
  return path;
};
