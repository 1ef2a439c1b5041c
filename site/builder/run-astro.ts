import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { processEnvironment } from "./settings.ts";

/** Where the site's sources are. */
export const siteFolder = fileURLToPath(new URL("..", import.meta.url));
const astro = join(siteFolder, "node_modules", "astro", "bin", "astro.mjs");
const preload = new URL("end-with-parent.ts", import.meta.url).href;
/** A build that takes longer hangs. */
const longestBuild = 5 * 60_000;
/** As much of its output as tells a person what went wrong. */
const longestMessage = 600;

const colour = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");
const progress = /^\s*(\d\d:\d\d:\d\d )?\[(WARN|build|content|types|vite|assets)\]/;
const complaint = /error\b|cannot|could not|not set|\bE[A-Z]{4,}\b/i;

/** What a failed build says of its failure: from the first complaint on, else the end. */
export const reasonIn = (output: string) => {
  const lines = output
    .replace(colour, "")
    .split("\n")
    .filter((line) => line.trim() && !progress.test(line));
  const first = lines.findIndex((line) => complaint.test(line));
  const text = lines.slice(Math.max(first, 0)).join("\n");
  return first < 0 ? text.slice(-longestMessage) : text.slice(0, longestMessage);
};

/** Runs `astro build` into `outDir`. Throws what Astro says when it fails. */
export const runAstro = async (outDir: string, signal: AbortSignal) => {
  const child = spawn(process.execPath, ["--import", preload, astro, "build", "--outDir", outDir], {
    cwd: siteFolder,
    env: processEnvironment,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestBuild)]),
    killSignal: "SIGKILL",
  });
  const output: Buffer[] = [];
  child.stdout?.on("data", (chunk) => output.push(chunk));
  child.stderr?.on("data", (chunk) => output.push(chunk));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(reasonIn(Buffer.concat(output).toString()));
};
