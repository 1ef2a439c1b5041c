import { stat } from "node:fs/promises";
import { StartError } from "#platform/start-error.ts";

/** Files of another user, such as root, would lock the product out of its own folder. Throws {@link StartError}. */
export const refuseOtherUser = async (databasePath: string, user = process.getuid?.()) => {
  const { uid } = await stat(databasePath);
  if (user === undefined || user === uid) return;
  throw new StartError(`Run this as the product's user (uid ${uid}).`);
};
