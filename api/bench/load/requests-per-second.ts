import { execFile, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { pinned, placement } from "./pin.ts";

const run = promisify(execFile);
const connections = "32";
const seconds = 4;

const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;
/** What asks, and where. */
export const generator = `${hasWrk ? "wrk" : "autocannon"} ${placement}`;

const askWithWrk = async (url: string, headers: string[]) => {
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`];
  const { stdout } = await runAsking(["wrk", ...options, ...headers, url]);
  if (/Non-2xx or 3xx|connect [1-9]/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
};

const autocannon = fileURLToPath(import.meta.resolve("autocannon"));
const result = z.object({ requests: z.object({ average: z.number() }), non2xx: z.literal(0) });

const askWithAutocannon = async (url: string, headers: string[]) => {
  const options = ["-j", "-c", connections, "-d", String(seconds)];
  const { stdout } = await runAsking([process.execPath, autocannon, ...options, ...headers, url]);
  return result.parse(JSON.parse(stdout)).requests.average;
};

const runAsking = (line: [string, ...string[]]) => {
  const { command, args } = pinned("asking", line);
  return run(command, args);
};

/** Answers a second over 32 connections. */
export const requestsPerSecond = (url: string, headers: Record<string, string> = {}) => {
  const options = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  return hasWrk ? askWithWrk(url, options) : askWithAutocannon(url, options);
};
