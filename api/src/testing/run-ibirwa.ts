import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { processEnvironment } from "#platform/env/env.ts";

const main = fileURLToPath(new URL("../cli/main.ts", import.meta.url));

/** Runs the command line as a script would, over the data in a folder. */
export const runIbirwa = (folder: string, ...args: string[]) => {
  const env = { ...processEnvironment, DATA_DIR: folder };
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [main, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr });
    });
  });
};
