import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "#platform/start-error.ts";
import { version } from "#platform/version.ts";
import { type FileSet, readFileSet } from "#publishing/hosting/file-set.ts";
import { fingerprint, root } from "./fingerprint.ts";

const adminFolder = join(root, "admin");
export const adminDist = join(adminFolder, "dist");
/** Beside it, what it was built from. */
const stamp = join(adminFolder, "node_modules", ".built-from");

const runVite = async () => {
  const vite = join(adminFolder, "node_modules", "vite", "bin", "vite.js");
  const child = spawn(process.execPath, [vite, "build", "--logLevel", "error"], {
    cwd: adminFolder,
    env: { NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => output.push(chunk));
  const kill = () => child.kill();
  process.once("exit", kill);
  const [code] = await once(child, "close");
  process.off("exit", kill);
  if (code === 0) return;
  throw new StartError(`The admin could not be built.\n${Buffer.concat(output).toString().trim()}`);
};

/**
 * The admin's files, rebuilt if the sources have changed. Throws {@link StartError} with the output of a failed build.
 */
export const buildAdmin = async (): Promise<FileSet> => {
  const wanted = await fingerprint(["admin", "docs/handbook", "shared/src"], version);
  const present = await readFile(stamp, "utf8").catch(() => "");
  if (present !== wanted || !existsSync(adminDist)) {
    await rm(stamp, { force: true });
    await runVite();
    await writeFile(stamp, wanted);
  }
  return readFileSet({ folder: adminDist, hashed: "assets" });
};
