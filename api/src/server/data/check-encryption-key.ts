import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/client.ts";
import { readOrSetFact } from "#platform/db/installation.ts";
import { installation } from "#platform/db/schema/processes.ts";
import type { Log } from "#platform/log.ts";
import { StartError } from "#platform/start-error.ts";

const createFingerprint = (key: string) =>
  createHmac("sha256", Buffer.from(key, "base64")).update("encryption-key").digest("base64url");

type Options = { log: Log; mayChange: boolean };

/**
 * Compares the key with the one that encrypted the stored secrets. Throws {@link StartError} for another key that may
 * not be accepted; an accepted one means that the old key was lost and its secrets have to be set again.
 */
export const checkEncryptionKey = async (
  db: Pick<Database, "read" | "write">,
  key: string,
  { log, mayChange }: Options,
) => {
  const value = createFingerprint(key);
  if ((await readOrSetFact(db, "encryption-key", async () => value)) === value) return;
  if (!mayChange)
    throw new StartError(
      "This database was used with another encryption key. Give all its processes the same ENCRYPTION_KEY and JWT_SECRET; those of the first process are in its DATA_DIR/secrets. If they are lost, start once with ENCRYPTION_KEY_CHANGE=accept, then enter the mail server's password and set up authenticator apps again.",
    );
  await db.write((tx) =>
    tx.update(installation).set({ value }).where(eq(installation.name, "encryption-key")),
  );
  log.warn(
    { event: "encryption_key.changed" },
    "The encryption key changed: enter the mail server's password and set up authenticator apps again.",
  );
};
