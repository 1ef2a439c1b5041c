import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { session } from "shared/accounts/auth";
import { galleryList } from "shared/content/gallery";
import { tourServiceList } from "shared/content/tours/tour-services";
import { buildList } from "shared/publishing/builds";
import manifest from "../../package.json" with { type: "json" };
import { processEnvironment } from "../src/platform/env/env.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";
import { formatNumber } from "./statistics.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));

const email = "admin@localhost.test";
const password = "a password for the bench";
/** In ms; the first start with 10,000 tours takes a few minutes. */
const patience = 15 * 60_000;

export type Product = Omit<Awaited<ReturnType<typeof startProduct>>, typeof Symbol.asyncDispose>;
/** Without sample rows, by the kinds of `pnpm seed`, the product shows the demo. */
type Options = { sample?: Record<string, number>; variables?: Record<string, string> };

const seed = async (folder: string, sample: Record<string, number>) => {
  const counts = Object.entries(sample).flatMap(([kind, count]) => [`--${kind}`, String(count)]);
  const child = spawn(process.execPath, ["api/src/cli/main.ts", "seed", ...counts], {
    cwd: root,
    env: { ...processEnvironment, DATA_DIR: folder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The sample data could not be added.");
};

/** Runs the start command's program over a data folder; resolves once it says that it is ready. */
const startProduct = async (folder: string, variables: Record<string, string> = {}) => {
  const port = await findFreePort();
  const began = performance.now();
  const child = spawn(process.execPath, manifest.scripts.start.split(" ").slice(1), {
    cwd: root,
    env: {
      ...processEnvironment,
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      ...variables,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const giveUp = setTimeout(() => child.kill("SIGKILL"), patience);
  let isReady = false;
  for await (const line of createInterface({ input: child.stdout })) {
    isReady = line.startsWith("Ready:");
    if (isReady) break;
  }
  clearTimeout(giveUp);
  const startSeconds = (performance.now() - began) / 1_000;
  if (!isReady || !child.pid)
    throw new Error(`The product ended ${formatNumber(startSeconds)} s after its start.`);
  child.stdout.resume();
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  const origin = `http://localhost:${port}`;
  const { pid } = child;
  return { origin, pid, folder, email, password, startSeconds, [Symbol.asyncDispose]: stop };
};

export const withFolder = async <Result>(job: (folder: string) => Promise<Result>) => {
  const folder = await mkdtemp(join(tmpdir(), "tours-bench-"));
  try {
    return await job(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Runs `job` with a product whose data is removed afterwards. */
export const withProduct = <Result>(
  { sample, variables }: Options,
  job: (product: Product) => Promise<Result>,
) =>
  withFolder(async (folder) => {
    if (sample) await seed(folder, sample);
    await using product = await startProduct(folder, {
      SEED: sample ? "none" : "demo",
      ...variables,
    });
    return await job(product);
  });

export const signIn = async ({ origin, email, password }: Product) => {
  const response = await fetch(`${origin}/api/ibirwa-clients/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return session.parse(await response.json()).token;
};

export const readJson = async (product: Product, path: string, token?: string) => {
  const response = await fetch(product.origin + path, {
    headers: { ...(token && { Authorization: `Bearer ${token}` }) },
  });
  if (!response.ok) throw new Error(`${path} is answered ${response.status}.`);
  return response.json();
};

export const readTours = async (product: Product) =>
  tourServiceList.parse(await readJson(product, "/api/services")).services;

/** Tries until `isDone` says so; `every` in ms. */
export const waitUntil = async (
  isDone: () => Promise<boolean>,
  every: number,
  condition: string,
) => {
  const deadline = performance.now() + patience;
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new Error(`${condition}: gave up waiting.`);
    await pause(every);
  }
};

/** Waits until all pictures have their sizes and the newest build is live. */
export const untilPublished = async (product: Product) => {
  const token = await signIn(product);
  const isComplete = async () => {
    const { gallery } = galleryList.parse(await readJson(product, "/api/gallery"));
    const photos = (await readTours(product)).flatMap((tour) => tour.photos);
    return [...gallery, ...photos].every(({ image }) => image.sources.length > 0);
  };
  const isLive = async () => {
    const { builds } = buildList.parse(await readJson(product, "/api/builds", token));
    return builds[0] === undefined || builds[0].status === "live";
  };
  await waitUntil(isComplete, 200, "Pictures in all sizes");
  await waitUntil(isLive, 200, "The newest build");
};
