import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Measured } from "./goals.ts";
import { pin } from "./load/pin.ts";
import { generator, requestsPerSecond } from "./load/requests-per-second.ts";
import { hasNginx, startNginx } from "./servers/nginx.ts";
import type { Product } from "./servers/sign-in.ts";
import { startProduct } from "./servers/start-product.ts";
import { startServer } from "./servers/start-server.ts";
import { withSampleData } from "./with-sample-data.ts";

const rounds = 3;

/** The bytes of an answer as they travel. */
const readBytes = (url: string, headers: Record<string, string>) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers }, (answer) => buffer(answer).then(resolve, reject)).on("error", reject);
  });

/** A bare app over bytes that lie in `folder`. */
const startBare = async (folder: string, body: Buffer, headers: Record<string, string>) => {
  const file = join(folder, `${randomUUID()}.body`);
  await writeFile(file, body);
  const server = await startServer(new URL("./servers/bare.ts", import.meta.url), {
    BENCH_BODY: file,
    BENCH_HEADERS: JSON.stringify(headers),
  });
  pin("answering", server.pid);
  return server;
};

type Comparison = { goal: Measured["goal"]; of: string; peer: { origin: string } };

/** Asks the product and its peers in turns; the first answers of each are not counted. */
const compare = async (url: string, headers: Record<string, string>, peers: Comparison[]) => {
  const measured = peers.map(({ goal, of, peer }) => ({
    goal,
    of,
    peer,
    rounds: [] as Measured["rounds"],
  }));
  for (let round = -1; round < rounds; round += 1)
    for (const { peer, rounds } of measured) {
      const product = await requestsPerSecond(url, headers);
      const one = { product, peer: await requestsPerSecond(peer.origin, headers) };
      if (round >= 0) rounds.push(one);
    }
  return measured.map(({ peer: _, ...one }): Measured => one);
};

/** The product as it is started, with its log, on one core. */
const withProduct = (job: (product: Product) => Promise<Measured[]>) =>
  withSampleData({ tours: 20 }, async (folder) => {
    await using product = await startProduct(folder, { LOG_LEVEL: "info" });
    pin("answering", product.pid);
    return await job(product);
  });

const encodings: Record<string, string>[] = [{}, { "Accept-Encoding": "gzip" }];

/** The list of 20 tours, as it is and compressed. */
export const measureServices = () =>
  withProduct(async ({ origin, folder }) => {
    const url = `${origin}/api/services`;
    const measured: Measured[] = [];
    for (const headers of encodings) {
      const body = await readBytes(url, headers);
      const encoding = headers["Accept-Encoding"];
      await using peer = await startBare(folder, body, {
        "Content-Type": "application/json",
        ...(encoding && { "Content-Encoding": encoding }),
      });
      const of = `${encoding ?? "not compressed"}, ${(body.length / 1_000).toFixed(1)} kB`;
      measured.push(...(await compare(url, headers, [{ goal: "services", of, peer }])));
    }
    return measured;
  });

/** The home page in gzip, which nginx can send as it lies there. */
export const measurePage = () =>
  withProduct(async ({ origin, folder }) => {
    const headers = { "Accept-Encoding": "gzip" };
    const gzip = await readBytes(origin, headers);
    const of = `gzip, ${(gzip.length / 1_000).toFixed(1)} kB`;
    await using bare = await startBare(folder, gzip, {
      "Content-Type": "text/html",
      "Content-Encoding": "gzip",
    });
    await using shortest = await startBare(folder, Buffer.from("ok"), {});
    const peers: Comparison[] = [{ goal: "pageByHono", of, peer: bare }];
    await using nginx = hasNginx ? await startNginx(await readBytes(origin, {}), gzip) : undefined;
    if (nginx) peers.unshift({ goal: "pageByNginx", of, peer: nginx });
    const fastest = nginx ? `${nginx.origin}/shortest` : shortest.origin;
    const most = Math.round(await requestsPerSecond(fastest));
    const note = `${generator} takes ${most} of the shortest answers a second from ${nginx ? "nginx" : "bare Hono"}`;
    const measured = await compare(origin, headers, peers);
    return measured.map((one) => ({ ...one, note }));
  });
