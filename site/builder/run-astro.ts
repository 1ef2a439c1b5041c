import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { processEnvironment } from "./settings.ts";

const siteFolder = fileURLToPath(new URL("..", import.meta.url));
const astro = join(siteFolder, "node_modules", "astro", "bin", "astro.mjs");
/** A build that takes longer hangs. */
const longestBuild = 5 * 60_000;
/** As much of its output as tells a person what went wrong. */
const longestMessage = 600;

const isColour = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** The lines from the first that speaks of an error on. */
const reasonIn = (output: string) => {
  const text = output.replace(isColour, "").trim();
  const start = text.search(/^.*(error|could not|not set).*$/im);
  return text.slice(Math.max(start, 0)).slice(0, longestMessage);
};

/** Runs `astro build` into `outDir`. Throws what Astro says when it fails. */
export const runAstro = async (outDir: string, signal: AbortSignal) => {
  const child = spawn(process.execPath, [astro, "build", "--outDir", outDir], {
    cwd: siteFolder,
    env: processEnvironment,
    stdio: ["ignore", "pipe", "pipe"],
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestBuild)]),
    killSignal: "SIGKILL",
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => output.push(chunk));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(reasonIn(Buffer.concat(output).toString()));
};
