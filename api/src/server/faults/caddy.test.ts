import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildList } from "shared/publishing/builds";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHeaderRules } from "#publishing/hosting/host-files/header-rules.ts";
import { openMachines } from "#testing/app/open-machines.ts";
import { openOwner } from "#testing/app/open-owner.ts";
import { sampleInquiry } from "#testing/app/samples.ts";
import { findFreePort } from "#testing/find-free-port.ts";
import { rulePattern } from "#testing/hosting-docs.ts";
import { startHranaServer } from "#testing/libsql-server/hrana-server.ts";
import { startS3Server } from "#testing/s3/s3-server.ts";

const hasCaddy = spawnSync("caddy", ["version"]).status === 0;
if (!hasCaddy) process.stdout.write("caddy is not at hand: deploy/Caddyfile is not tested.\n");

const config = fileURLToPath(new URL("../../../../deploy/Caddyfile", import.meta.url));

const startCaddy = async (home: string, variables: Record<string, string>) => {
  const args = ["run", "--config", config, "--adapter", "caddyfile"];
  // Without the PATH it cannot add its certificates to the system's.
  const caddy = spawn("caddy", args, { env: { ...variables, HOME: home }, stdio: "ignore" });
  await once(caddy, "spawn");
  return async () => {
    const gone = once(caddy, "exit");
    caddy.kill();
    await gone;
  };
};

const open = async () => {
  const folder = await mkdtemp(join(tmpdir(), "tours-caddy-"));
  const database = await startHranaServer({ path: join(folder, "data"), token: "token" });
  const store = await startS3Server();
  const origin = `http://localhost:${await findFreePort()}`;
  const { machines, close } = await openMachines(["worker", "web", "web"], {
    bucket: store.settings,
    databaseUrl: `${database.url}?authToken=token`,
    variables: { PUBLIC_URL: origin },
  });
  const [worker, ...webs] = machines;
  const hostOf = (machine?: { origin: string }) => new URL(machine?.origin ?? "").host;
  const stopCaddy = await startCaddy(folder, {
    SITE_ADDRESS: origin,
    SITE_FOLDER: join(worker?.folder ?? "", "site"),
    WORKER: hostOf(worker),
    WEB_PROCESSES: webs.map(hostOf).join(" "),
  });
  for (const { start } of machines) await start();
  return {
    origin,
    worker: worker!,
    webs,
    close: async () => {
      await stopCaddy();
      await close();
      await Promise.all([database.stop(), store.goAway()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

describe.skipIf(!hasCaddy)("Caddy before a worker and two web processes", () => {
  let site: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    site = await open();
  }, 180_000);
  afterAll(() => site?.close());

  const get = (path: string) => fetch(site.origin + path, { redirect: "manual" });
  const getText = async (path: string) => (await get(path)).text();
  const isUp = () => get("/api/health/ready").then(({ ok }) => ok);

  test("sends the product's headers", async () => {
    await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
    const rules = createHeaderRules({ publicUrl: site.origin });
    const [script = ""] = /\/_astro\/[\w.-]+\.js/.exec(await getText("/")) ?? [];
    const [adminScript = ""] = /\/admin\/assets\/[\w.-]+\.js/.exec(await getText("/admin/")) ?? [];
    const files = ["/favicon.svg", "/sitemap.xml", "/robots.txt", "/_release.json", script];
    const pages = ["/", "/contact", "/gallery", "/reviews-widget", "/admin-panel", "/inbox"];
    for (const path of [...pages, ...files, adminScript]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      const own = Object.fromEntries(answer.headers);
      const wanted = rules.filter((rule) => rulePattern(rule.path).test(path));
      for (const [name, value] of wanted.flatMap(({ headers }) => Object.entries(headers))) {
        const isLater = wanted.some(({ headers }) => headers[name] && headers[name] !== value);
        if (!isLater) expect(own[name.toLowerCase()], `${path} ${name}`).toContain(value);
      }
    }
  });

  test("packs pages and answers unknown addresses with the error page", async () => {
    const page = await fetch(site.origin, { headers: { "Accept-Encoding": "br" } });
    expect(page.headers.get("content-encoding")).toBe("br");
    expect(await getText("/users")).toContain("/admin/assets/");
    const folder = await get("/gallery/");
    expect([folder.status, folder.headers.get("location")]).toEqual([308, "/gallery"]);
    for (const path of ["/nowhere", "/contact.html", "/index.html.br", "/_content.json"]) {
      const missing = await get(path);
      expect(missing.status, path).toBe(404);
      expect(await missing.text(), path).toContain("Page NOT FOUND!");
    }
    expect(await getText("/verify")).toContain("<form");
    expect((await get("/p/unknown")).status).toBe(404);
  });

  test("publishes a saved tour", async () => {
    const { save, untilShown, headers } = await openOwner(site.origin);
    await untilShown(await save("A boat on the lake"), "A boat on the lake");
    const readStatus = async () =>
      buildList.parse(await (await fetch(`${site.origin}/api/builds`, { headers })).json())
        .builds[0]?.status;
    await expect.poll(readStatus, { timeout: 30_000 }).toBe("live");
  }, 60_000);

  test("serves pages and stores inquiries without the worker and one web process", async () => {
    await site.worker.kill();
    await site.webs[0]?.kill();
    for (const path of ["/", "/contact", "/gallery", "/robots.txt"])
      expect((await get(path)).status, path).toBe(200);
    // The connection to the killed process may break once; forms repeat their request with the same key.
    const key = randomUUID();
    const send = async () =>
      fetch(`${site.origin}/api/inquiries`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": key },
        body: JSON.stringify(sampleInquiry),
      }).then(({ status }) => status);
    await expect.poll(send, { timeout: 5_000, interval: 200 }).toBe(201);
  });
});
