import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "./env.ts";

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** Reads a secret, or makes it once; only the owner of the files can read it. */
const keep = async (path: string, create: () => string) => {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (!isMissing(error)) throw error;
    const secret = create();
    await writeFile(path, `${secret}\n`, { mode: 0o600, flag: "wx" });
    return secret;
  }
};

/** The signing secrets: from the settings, else generated into the data folder. */
export const readSecrets = async (settings: Settings) => {
  const folder = join(settings.DATA_DIR, "secrets");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const random = (bytes: number) => randomBytes(bytes).toString("base64");
  return {
    jwt: settings.JWT_SECRET ?? (await keep(join(folder, "jwt"), () => random(48))),
    webhook:
      settings.REBUILD_WEBHOOK_SECRET ??
      (await keep(join(folder, "webhook"), () => `whsec_${random(32)}`)),
  };
};
