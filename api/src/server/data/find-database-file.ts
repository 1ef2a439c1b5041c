import { toPath } from "#platform/db/client.ts";
import { isThere } from "#platform/files/is-there.ts";
import { StartError } from "#platform/start-error.ts";
import { refuseOtherUser } from "./refuse-other-user.ts";

/** Path of a `file:…` database. Throws {@link StartError} if it is missing or inaccessible to this user. */
export const findDatabaseFile = async (url: string) => {
  const path = toPath(url);
  if (!(await isThere(path)))
    throw new StartError(`There is no database at ${path}. Use the same DATA_DIR as the product.`);
  await refuseOtherUser(path);
  return path;
};
