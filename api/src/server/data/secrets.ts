import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "#platform/env/env.ts";
import { errorCode } from "#platform/error-code.ts";
import { StartError } from "#platform/start-error.ts";

/** Writes a file that only its owner can read, complete and synced; keeps an existing one. */
const writeOnce = async (path: string, text: string) => {
  const temporary = `${path}.${randomUUID()}`;
  const file = await open(temporary, "wx", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
    await link(temporary, path);
  } catch (error) {
    // Another start was quicker: its secret counts.
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    await file.close();
    await rm(temporary);
  }
};

const readOptional = async (path: string) => {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
};

/** Reads a secret, or makes it the first time. Throws {@link StartError} when it is damaged. */
const keep = async (path: string, form: RegExp, create: () => string) => {
  const stored = await readOptional(path);
  if (stored === undefined) await writeOnce(path, create());
  const secret = stored ?? (await readFile(path, "utf8"));
  if (form.test(secret)) return secret;
  throw new StartError(`${path} is damaged. Remove it and start again to create a new secret.`);
};

/**
 * Signing secrets, from the settings or else generated into the data folder, and the key (base64) of what is stored
 * encrypted.
 */
export const readSecrets = async (settings: Settings) => {
  const folder = join(settings.DATA_DIR, "secrets");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const random = (bytes: number) => randomBytes(bytes).toString("base64");
  return {
    jwt: settings.JWT_SECRET ?? (await keep(join(folder, "jwt"), /^.{32,}$/, () => random(48))),
    webhook:
      settings.REBUILD_WEBHOOK_SECRET ??
      (await keep(join(folder, "webhook"), /^whsec_.{32,}$/, () => `whsec_${random(32)}`)),
    encryption:
      settings.ENCRYPTION_KEY ??
      (await keep(join(folder, "encryption"), /^[A-Za-z0-9+/]{43}=$/, () => random(32))),
  };
};
