import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { openSlowClients } from "../src/testing/faults/slow-clients.ts";
import { openMailServer } from "../src/testing/mail/open-mail-server.ts";
import { dripHeads, sendPipelined } from "./attackers/connections.ts";
import { anyNetwork, openOwner } from "./attackers/owner.ts";
import { guessOneByOne, load, signInAtOnce, signUpAndReset } from "./attackers/requests.ts";
import { asMilliseconds } from "./percentile.ts";
import { findFreePort, startProduct } from "./servers/start-product.ts";
import { printTable } from "./table.ts";
import { withSampleData } from "./with-sample-data.ts";

const restarts = 3;
const slowClients = 500;
const report = JSON.stringify({ "csp-report": { "violated-directive": "script-src-elem" } });

type Attack = { name: string; run: (origin: string, email: string) => Promise<string> };

const holdSlowClients = async (origin: string) => {
  const heads = dripHeads(origin, slowClients / 2);
  const bodies = await openSlowClients(origin, slowClients / 2);
  await pause(15_000);
  const left = heads.close();
  bodies.close();
  return `${left} of ${slowClients / 2} heads held after 15 s`;
};

/** What may keep the owner out for long comes last. */
const attacks: Attack[] = [
  { name: "quiet", run: async () => "" },
  { name: "400 sign-ins at once", run: (origin) => signInAtOnce(origin, 400) },
  {
    name: "100 sign-ups and 100 password resets at once",
    run: (origin, email) => signUpAndReset(origin, email, 100),
  },
  { name: `${slowClients} slow clients`, run: holdSlowClients },
  { name: "20,000 pipelined requests", run: (origin) => sendPipelined(origin, 20_000) },
  {
    name: "10,000 reports of violations",
    run: (origin) =>
      load(`${origin}/api/csp-reports`, {
        amount: 10_000,
        connections: 50,
        method: "POST",
        body: report,
      }),
  },
  {
    name: "5,000 times / uncompressed",
    run: (origin) => load(origin, { amount: 5_000, connections: 50 }),
  },
  {
    name: "10 wrong passwords from one network",
    run: (origin, email) => guessOneByOne(origin, email, Array(10).fill("192.0.2.1")),
  },
  {
    name: "200 wrong passwords from many networks",
    run: (origin, email) => guessOneByOne(origin, email, Array.from({ length: 200 }, anyNetwork)),
  },
];

/** Megabytes that a process has in memory. */
const memoryOf = (pid = 0) =>
  Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1_024);

const watchMemory = (pid: number | undefined) => {
  const before = memoryOf(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 250);
  return () => {
    clearInterval(timer);
    return `${before} / ${most} / ${memoryOf(pid)}`;
  };
};

type Product = Awaited<ReturnType<typeof startProduct>>;

const measureAttacks = async ({ origin, pid, email, password }: Product) => {
  const owner = await openOwner(origin, { email, password });
  const rows: (string | number)[][] = [];
  for (const { name, run } of attacks) {
    const readMemory = watchMemory(pid);
    const began = performance.now();
    const attack = run(origin, email).then((outcome) => ({
      outcome,
      seconds: ((performance.now() - began) / 1_000).toFixed(1),
    }));
    await pause(200);
    const { known, elsewhere } = await owner.signIn();
    const { outcome, seconds } = await attack;
    rows.push([name, known, elsewhere, seconds, readMemory(), outcome]);
  }
  return rows;
};

const untilServed = async (origin: string) => {
  for (;;) {
    const answer = await fetch(origin).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await pause(5);
  }
};

/** R1: milliseconds from a start after `kill -9` until the first page is served. */
const measureRestart = async (folder: string, variables: Record<string, string>) => {
  const port = String(await findFreePort());
  const began = performance.now();
  const starting = startProduct(folder, { ...variables, PORT: port });
  await untilServed(`http://localhost:${port}`);
  const took = performance.now() - began;
  await (await starting).kill();
  return took;
};

/** The whole product under attack, and how the owner signs in meanwhile. */
export const benchAttacks = () =>
  withSampleData({ tours: 20 }, async (folder) => {
    const mailServer = await openMailServer();
    const variables = { TRUST_PROXY: "1", BACKUP_EVERY: "off", SMTP_URL: mailServer.url };
    const product = await startProduct(folder, variables);
    await untilServed(product.origin);
    printTable(
      "Attacks, and the slowest of five sign-ins of the owner meanwhile",
      ["", "known device", "new network", "seconds", "MB before / most / after", "outcome"],
      await measureAttacks(product),
    );
    await product.kill();
    const took: string[] = [];
    for (let restart = 0; restart < restarts; restart += 1)
      took.push(asMilliseconds(await measureRestart(folder, variables)));
    printTable(
      "R1  from a start after kill -9 until / is served",
      ["", "each"],
      [["", took.join(", ")]],
    );
    await mailServer.close();
  });
