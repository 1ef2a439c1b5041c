import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { openSlowClients } from "../src/testing/faults/slow-clients.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";
import { openMailServer } from "../src/testing/mail/open-mail-server.ts";
import { dripHeads, sendPipelined } from "./attackers/connections.ts";
import { anyNetwork, openOwner } from "./attackers/owner.ts";
import { guessOneByOne, load, signInAtOnce, signUpAndReset } from "./attackers/requests.ts";
import { asMilliseconds, percentile } from "./percentile.ts";
import { printTable } from "./report/table.ts";
import { startProduct } from "./servers/start-product.ts";
import { untilServed } from "./servers/until-served.ts";
import { withSampleData } from "./with-sample-data.ts";

const slowClients = 500;
const violation = {
  "document-uri": "https://tours.test/",
  "effective-directive": "script-src-elem",
  "blocked-uri": "https://other.test/x.js",
};
const report = JSON.stringify({ "csp-report": violation });

type Attack = { name: string; run: (origin: string, email: string) => Promise<string> };

const holdSlowClients = async (origin: string) => {
  const heads = dripHeads(origin, slowClients / 2);
  const bodies = await openSlowClients(origin, slowClients / 2);
  await pause(15_000);
  const left = heads.close();
  bodies.close();
  return `${left} of ${slowClients / 2} heads held after 15 s`;
};

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

/** Megabytes that a process has in memory; 0 once it has ended. */
const memoryOf = (pid = 0) =>
  Math.round(Number(spawnSync("ps", ["-o", "rss=", "-p", String(pid)]).stdout) / 1_024);

const watchMemory = (pid: number | undefined) => {
  const before = memoryOf(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 250);
  return {
    describe: () => `${before} / ${most} / ${memoryOf(pid)}`,
    [Symbol.dispose]: () => clearInterval(timer),
  };
};

type Product = Awaited<ReturnType<typeof startProduct>>;

const measureAttack = async ({ name, run }: Attack, { origin, pid, email, password }: Product) => {
  const owner = await openOwner(origin, { email, password });
  using memory = watchMemory(pid);
  const began = performance.now();
  const attack = async () => {
    const outcome = await run(origin, email);
    return { outcome, seconds: ((performance.now() - began) / 1_000).toFixed(1) };
  };
  const [{ outcome, seconds }, { known, elsewhere }] = await Promise.all([
    attack(),
    pause(200).then(owner.signIn),
  ]);
  return [name, known, elsewhere, seconds, memory.describe(), outcome];
};

/** The product, and after how many milliseconds it served the first page. */
const startAndWait = async (folder: string, variables: Record<string, string>) => {
  const port = String(await findFreePort());
  const began = performance.now();
  const [product, took] = await Promise.allSettled([
    startProduct(folder, { ...variables, PORT: port }),
    untilServed(`http://localhost:${port}`).then(() => performance.now() - began),
  ]);
  if (product.status === "rejected") throw product.reason;
  if (took.status === "fulfilled") return { took: took.value, product: product.value };
  await product.value.stop();
  throw took.reason;
};

/** The whole product under attack, and how the owner signs in meanwhile; R1: started anew after `kill -9` each time. */
export const benchAttacks = () =>
  withSampleData({ tours: 20 }, async (folder) => {
    await using mailServer = await openMailServer();
    const variables = { TRUST_PROXY: "1", BACKUP_EVERY: "off", SMTP_URL: mailServer.url };
    const rows: (string | number)[][] = [];
    const starts: number[] = [];
    for (const attack of attacks) {
      const { took, product: started } = await startAndWait(folder, variables);
      await using product = started;
      starts.push(took);
      rows.push(await measureAttack(attack, product));
      process.stderr.write(`${JSON.stringify(rows.at(-1))}\n`);
      await product.kill();
    }
    printTable(
      "Attacks, and the p95 of twenty sign-ins of the owner meanwhile",
      ["", "known device", "new network", "seconds", "MB before / most / after", "outcome"],
      rows,
    );
    const [first = 0, ...again] = starts;
    printTable(
      "R1  from a start until / is served",
      ["", "first start", "after kill -9: p50", "worst"],
      [["", ...[first, percentile(again, 50), percentile(again, 100)].map(asMilliseconds)]],
    );
  });
