import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { session } from "shared/auth";
import { content } from "shared/content";
import { tourServiceSaved } from "shared/tour-services";
import { expect } from "vitest";
import { processEnvironment } from "../../env/env.ts";
import { root } from "../../startup/builds/fingerprint.ts";
import { findFreePort } from "../find-free-port.ts";
import { visitRelease } from "../publishing/visit-release.ts";

const credentials = { email: "admin@localhost.test", password: "owner-password" };
const json = { "Content-Type": "application/json" };
const patience = { timeout: 90_000, interval: 50 };

/** The processes that a process has started, and those that they have. */
const descendantsOf = (pid: number): number[] => {
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="]).toString().trim().split("\n");
  const pairs = table.map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.filter(([, parent]) => parent === pid).map(([child]) => child!);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
};

const killAll = (pids: number[]) => {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has just ended by itself.
    }
  }
};

/** The product as it is started, without demo content, until it is closed; it can be killed and started again. */
export const openProduct = async (variables: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), "tours-product-"));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  const start = async () => {
    const started = spawn(process.execPath, [join(root, "api", "src", "main.ts")], {
      cwd: root,
      env: {
        PATH: processEnvironment.PATH,
        ADMIN_PASSWORD: credentials.password,
        LOG_LEVEL: "silent",
        PORT: String(port),
        SEED: "none",
        DATA_DIR: folder,
        ...variables,
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
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  };
  /** Tells it to stop, as a system does. Returns its exit code once it has ended. */
  const terminate = async (): Promise<unknown> => {
    if (!child) return undefined;
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    const [code] = await gone;
    return code;
  };
  await start();

  const answer = await fetch(`${origin}/api/ibirwa-clients/login`, {
    method: "POST",
    headers: json,
    body: JSON.stringify(credentials),
  });
  const { token } = session.parse(await answer.json());
  const headers = { Authorization: `Bearer ${token}` };

  return {
    origin,
    folder,
    /** Of the owner who is signed in. */
    headers,
    start,
    kill,
    terminate,
    close: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },

    /** Ends the builder and all that it has started, at once. */
    killBuilder: () => killAll(descendantsOf(child?.pid ?? 0)),

    /** Ends what the builder has started, which renders the pages, and not the builder. */
    killRenderer: () => killAll(descendantsOf(descendantsOf(child?.pid ?? 0)[0] ?? 0)),

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
      const saved = await fetch(`${origin}/api/services`, { method: "POST", headers, body: form });
      expect(saved.status).toBe(201);
      const { service } = tourServiceSaved.parse(await saved.json());
      return `${origin}/service/${service._id}`;
    },

    /** What visitors are served: one whole release, byte for byte. Returns its revision. */
    visit: () => visitRelease(origin, join(folder, "releases")),

    /** Of what is saved. */
    readRevision: async () =>
      content.parse(await (await fetch(`${origin}/api/content`)).json()).revision,

    untilShown: (address: string, title: string) =>
      expect.poll(async () => (await fetch(address)).text(), patience).toContain(`${title}</h1>`),
  };
};
