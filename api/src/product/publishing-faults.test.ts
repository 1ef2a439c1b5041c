import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { releaseInfo } from "shared/builds";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { processEnvironment } from "../env.ts";
import { root } from "./fingerprint.ts";

const credentials = { email: "admin@localhost.test", password: "owner-password" };
const json = { "Content-Type": "application/json" };
const patience = { timeout: 90_000, interval: 50 };

const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
};

/** The processes that a process has started, and those that they have. */
const descendantsOf = (pid: number): number[] => {
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="]).toString().trim().split("\n");
  const pairs = table.map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.filter(([, parent]) => parent === pid).map(([child]) => child!);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
};

/** The product as it is started, without demo content; it can be killed and started again. */
const openProduct = async () => {
  const folder = await makeFolder();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  const start = async () => {
    const started = spawn(process.execPath, [join(root, "api", "src", "main.ts")], {
      cwd: root,
      env: {
        PATH: processEnvironment.PATH,
        ADMIN_PASSWORD: credentials.password,
        DATA_DIR: folder,
        LOG_LEVEL: "silent",
        PORT: String(port),
        SEED: "none",
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child = started;
    for await (const line of createInterface({ input: started.stdout })) {
      if (line.startsWith("Ready:")) break;
    }
    started.stdout.resume();
  };
  const kill = async () => {
    const gone = child && once(child, "exit");
    child?.kill("SIGKILL");
    await gone;
  };
  onTestFinished(kill);
  await start();

  const answer = await fetch(`${origin}/api/ibirwa-clients/login`, {
    method: "POST",
    headers: json,
    body: JSON.stringify(credentials),
  });
  const { token } = (await answer.json()) as { token: string };

  return {
    start,
    kill,
    /** Ends the builder and all that it has started, at once. */
    killBuilder: () => {
      for (const pid of descendantsOf(child?.pid ?? 0)) {
        try {
          process.kill(pid, "SIGKILL");
        } catch {
          // It has just ended by itself.
        }
      }
    },
    /** Saves a new tour and returns its address. */
    save: async (title: string) => {
      const form = new FormData();
      form.set("title", title);
      form.set("description", "A sample text.");
      form.set("detailPage", "/services");
      const details = {
        highlights: [],
        tips: [],
        whatsapp: "+250700000000",
        email: "a@example.test",
      };
      form.set("details", JSON.stringify(details));
      const saved = await fetch(`${origin}/api/services`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}` },
        body: form,
      });
      expect(saved.status).toBe(201);
      const { service } = (await saved.json()) as { service: { _id: string } };
      return `${origin}/service/${service._id}`;
    },
    /** What visitors are served: never nothing, and every page of what is served. */
    visit: async () => {
      const [home, info] = await Promise.all([
        fetch(`${origin}/`),
        fetch(`${origin}/_release.json`),
      ]);
      expect(home.status).toBe(200);
      const html = await home.text();
      const links = [...html.matchAll(/href="(\/service\/[^"#?]+)"/g)].map(([, path]) => path!);
      for (const path of new Set(links)) {
        expect((await fetch(`${origin}${path}`)).status).toBe(200);
      }
      return releaseInfo.parse(await info.json()).revision;
    },
    untilShown: (address: string, title: string) =>
      expect.poll(async () => (await fetch(address)).text(), patience).toContain(`${title}</h1>`),
  };
};

test("wherever the builder is killed, visitors get whole releases, none older, and at last the newest", async () => {
  const { save, visit, killBuilder, untilShown } = await openProduct();
  let seen = await visit();
  let last = { address: "", title: "" };
  for (let kill = 1; kill <= 6; kill += 1) {
    const title = `Sample tour ${kill}`;
    last = { address: await save(title), title };
    await pause(400 + Math.random() * 1_500);
    killBuilder();
    const shown = await visit();
    expect(shown).toBeGreaterThanOrEqual(seen);
    seen = shown;
  }
  await untilShown(last.address, last.title);
  expect(await visit()).toBeGreaterThanOrEqual(seen);
}, 180_000);

test("a product that is killed twice during one build publishes what was saved after all", async () => {
  const { save, start, kill, visit, untilShown } = await openProduct();
  const address = await save("Sample tour");
  for (const milliseconds of [600, 900]) {
    await pause(milliseconds);
    await kill();
    await start();
    await visit();
  }
  await untilShown(address, "Sample tour");
}, 180_000);
