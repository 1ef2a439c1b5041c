import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { findFreePort } from "../src/testing/find-free-port.ts";
import type { Measured } from "./goals.ts";
import { type Product, waitUntil, withFolder, withProduct } from "./product.ts";
import { formatNumber, median } from "./statistics.ts";

const rounds = 3;
const gzip = { "Accept-Encoding": "gzip" };
const run = promisify(execFile);

const requireProgram = (name: string, option: string) => {
  if (spawnSync(name, [option]).error) throw new Error(`${name} is not installed`);
};

/** Answers a second over 32 connections. wrk, because generators in JavaScript are slower than nginx. */
const requestsPerSecond = async (url: string) => {
  const options = ["-t1", "-c32", "-d4s", "-H", "Accept-Encoding: gzip", url];
  const { stdout } = await run("wrk", options);
  if (/Non-2xx or 3xx|connect [1-9]/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
};

/** The bytes of a compressed answer, as they travel. */
const readCompressed = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: gzip }, (answer) => buffer(answer).then(resolve, reject)).on(
      "error",
      reject,
    );
  });

/** Runs a server on a free port until it is disposed. */
const startBaseline = async (command: string, toArguments: (port: number) => Promise<string[]>) => {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(command, await toArguments(port), { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill();
    await ended;
  };
  const isServed = async () => {
    if (child.exitCode !== null) throw new Error(`${command} did not start.`);
    return fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await waitUntil(isServed, 20, command);
  return { origin, [Symbol.asyncDispose]: stop };
};

/** A bare Hono app that answers the given bytes. */
const startBareHono = (folder: string, body: Buffer) =>
  startBaseline(process.execPath, async (port) => {
    const file = join(folder, "answer");
    await writeFile(file, body);
    return [fileURLToPath(new URL("./bare-hono.ts", import.meta.url)), file, String(port)];
  });

const toConfig = (folder: string, port: number) => `
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${folder}/pid; daemon off; worker_processes 1; error_log stderr error;
events {}
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static always;
  gunzip on;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server { listen 127.0.0.1:${port}; root ${folder}; }
}`;

/** nginx with one worker, which sends the page's prepared gzip. */
const startNginx = (folder: string, page: Buffer) =>
  startBaseline("nginx", async (port) => {
    const file = join(folder, "nginx.conf");
    await writeFile(join(folder, "index.html.gz"), page);
    await writeFile(join(folder, "index.html"), "");
    await writeFile(file, toConfig(folder, port));
    return ["-c", file];
  });

/** Asks the product and the baseline in turns; the first round only warms them up. */
const compare = async (goal: Measured["goal"], url: string, baseline: string) => {
  const own: number[] = [];
  const other: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    own[round] = await requestsPerSecond(url);
    other[round] = await requestsPerSecond(baseline);
  }
  const [counted, peers] = [own.slice(1), other.slice(1)];
  const values = counted.map((value, round) => value / (peers[round] ?? Number.NaN));
  const note = `${formatNumber(median(counted))} to ${formatNumber(median(peers))} a second`;
  return [{ goal, values, note }];
};

const measureAgainst = async (
  goal: Measured["goal"],
  path: string,
  start: typeof startBareHono,
): Promise<Measured[]> => {
  requireProgram("wrk", "-v");
  return withProduct({}, (product: Product) =>
    withFolder(async (folder) => {
      const url = product.origin + path;
      await using baseline = await start(folder, await readCompressed(url));
      return await compare(goal, url, baseline.origin);
    }),
  );
};

/** The list of the demo's tours, against a bare Hono app with the same bytes. */
export const measureServices = () => measureAgainst("services", "/api/services", startBareHono);

/** The home page, against nginx with the same bytes. */
export const measurePage = () => {
  requireProgram("nginx", "-v");
  return measureAgainst("page", "/", startNginx);
};
