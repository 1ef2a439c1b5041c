import { existsSync } from "node:fs";
import { owner } from "../../../site/e2e/fixtures.ts";
import { startHostedProduct } from "../../../site/e2e/hosting/hosted-product.ts";
import { startCloudflare } from "../../../site/e2e/hosting/hosts/cloudflare.ts";
import type { Host, HostOptions } from "../../../site/e2e/hosting/hosts/host.ts";
import { findServers } from "../../../site/e2e/hosting/hosts/web-servers.ts";
import { percentile } from "../percentile.ts";
import { untilPublished } from "../pictures/upload-photo.ts";
import { pollUntil } from "../poll-until.ts";
import { printTable } from "../report/table.ts";
import { describeAnew, readTours, saveUntilShown } from "../save-until-shown.ts";
import { signIn } from "../servers/sign-in.ts";
import { startProduct } from "../servers/start-product.ts";
import { withSampleData } from "../with-sample-data.ts";

const rounds = 5;
/** In ms. */
const longestBuild = 5 * 60_000;

type Kind = { name: string; start: (options: HostOptions) => Promise<Host> };
type Times = { shown: number; told: number };

const workerd: Kind = { name: "workerd (Cloudflare)", start: startCloudflare };

/** A provider whose host changes while its product runs; workerd reads a deployment as it starts, so each is a start. */
const openProvider = async () => {
  let running: { kind: Kind; host: Host } | undefined;
  const stop = async () => {
    await running?.host.stop();
    running = undefined;
  };
  const start = async (kind: Kind) => {
    await stop();
    running = { kind, host: await kind.start(product) };
  };
  const product = await startHostedProduct(
    () => ({}),
    async () => {
      if (running?.kind.name === workerd.name) await start(running.kind);
    },
  );
  return {
    product,
    start,
    [Symbol.asyncDispose]: async () => {
      try {
        await stop();
      } finally {
        await product.stop();
      }
    },
  };
};

type Target = Parameters<typeof saveUntilShown>[0] & { name: string; prepare: () => Promise<void> };

/** Until the page shows a save, and until the admin is told that it is live. */
const saveOnce = async ({ api, site, token, prepare }: Target, time: number): Promise<Times> => {
  await prepare();
  const tours = await readTours(api);
  const tour = tours[time % tours.length];
  if (!tour) throw new Error("There are no tours.");
  await untilPublished({ origin: api }, token);
  const began = performance.now();
  const shown = await saveUntilShown({ api, site, token }, tour, describeAnew);
  await untilPublished({ origin: api }, token);
  return { shown, told: performance.now() - began };
};

const inSeconds = (values: number[]) =>
  [percentile(values, 50), Math.max(...values)].map((value) => (value / 1_000).toFixed(2));

/** Save → live with the demo, by the product itself and by `pnpm build` behind a deploy hook, in turns. */
export const benchHosts = () =>
  withSampleData({}, async (folder) => {
    await using own = await startProduct(folder, { SEED: "demo", TRUST_PROXY: "1" });
    await using provider = await openProvider();
    const { product, start } = provider;
    const isBuilt = async () => existsSync(product.folder) || undefined;
    const problem = "The host has built nothing.";
    await pollUntil(isBuilt, { every: 100, within: longestBuild, problem });
    const [ownToken, token] = await Promise.all([
      signIn(own),
      signIn({ origin: product.api, ...owner }),
    ]);
    const { origin } = own;
    const site = `http://localhost:${product.port}`;
    const targets: Target[] = [
      {
        name: "the product itself",
        api: origin,
        site: origin,
        token: ownToken,
        prepare: async () => {},
      },
      ...[...findServers(), workerd].map((kind) => ({
        name: kind.name,
        api: product.api,
        site,
        token,
        prepare: () => start(kind),
      })),
    ];
    const taken = new Map<string, Times[]>(targets.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const target of targets) taken.get(target.name)?.push(await saveOnce(target, round));
    printTable(
      `Save → live of the demo, ${rounds} saves each, in turns; seconds`,
      ["", "page shows it: median", "slowest", "admin is told: median", "slowest"],
      [...taken].map(([name, times]) => [
        name,
        ...inSeconds(times.map(({ shown }) => shown)),
        ...inSeconds(times.map(({ told }) => told)),
      ]),
    );
  });
