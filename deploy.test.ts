import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { readNodeSums, runningNode } from "./api/src/platform/node/node-sums.ts";
import { findFreePort } from "./api/src/testing/find-free-port.ts";
import { makeFolder } from "./api/src/testing/make-folder.ts";

const unit = "deploy/ibirwa.service";
const image = "ibirwa-kivu-tours-test";
const dockerfile = readFileSync("Dockerfile", "utf8");
const compose = readFileSync("compose.yaml", "utf8");
const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const docker = (...args: string[]) => execFileSync("docker", args, { encoding: "utf8" }).trim();

/** Returns true for a missing tool and prints it; its test is listed as skipped then. */
const lacks = (name: string, ...args: string[]) => {
  const isMissing = !works(name, ...args);
  if (isMissing) process.stdout.write(`${name} is not at hand: not tested with it.\n`);
  return isMissing;
};

test.skipIf(lacks("systemd-analyze", "--version"))(
  "the systemd unit is allowed little beyond its own folder",
  () => {
    const args = ["security", "--offline=true", "--threshold=20", unit];
    const { status, stdout } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
    expect(stdout).toContain("Overall exposure level");
    expect(status).toBe(0);
  },
);

test.skipIf(lacks("docker", "info"))(
  "the image runs as an ordinary user on a read-only root, becomes healthy, and stops in time",
  async () => {
    execFileSync("docker", ["build", "--tag", image, "."], { stdio: "inherit" });
    const port = await findFreePort();
    const root = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"];
    const id = docker("run", "--detach", "--publish", `127.0.0.1:${port}:3000`, ...root, image);
    onTestFinished(() => void docker("rm", "--force", "--volumes", id));
    expect(docker("exec", id, "id", "-u")).not.toBe("0");
    expect(docker("exec", id, "ibirwa", "--help")).toContain("doctor");
    const [sum] = docker("exec", id, "sha256sum", "/usr/local/bin/node").split(" ");
    const platform = docker("exec", id, "node", "-p", "process.platform + '-' + process.arch");
    const { version } = runningNode;
    expect((await readNodeSums()).get(`${version} ${platform}`)).toBe(sum);
    expect(docker("exec", id, "ls", "node_modules/.pnpm")).not.toMatch(
      /^(astro|vite|typescript|@biomejs|node-linux)\b/m,
    );
    const state = () => docker("inspect", "--format", "{{.State.Health.Status}}", id);
    while (state() === "starting") await pause(1_000);
    expect(state()).toBe("healthy");
    const ready = () => fetch(`http://127.0.0.1:${port}/api/health/ready`).then(({ ok }) => ok);
    await expect.poll(ready, { timeout: 120_000 }).toBe(true);
    docker("stop", "--time", "30", id);
    expect(docker("inspect", "--format", "{{.State.ExitCode}}", id)).toBe("0");
  },
  1_800_000,
);

test("image and unit start from a compiled site that nothing hides", () => {
  const compiled = "site/.astro/compiled";
  expect(dockerfile).toContain(`COPY --from=compiled /app/${compiled} ${compiled}`);
  expect(compose).toContain('tmpfs: ["/tmp"]');
  expect(readFileSync(unit, "utf8")).toContain("pnpm@12 ibirwa build --only site");
  expect(readFileSync(unit, "utf8")).not.toContain("/opt/ibirwa/site");
});

test("the image is built from the manifests of all packages", () => {
  const [, packages = ""] =
    /^packages: \[(.*)\]$/m.exec(readFileSync("pnpm-workspace.yaml", "utf8")) ?? [];
  for (const name of packages.split(", "))
    expect(dockerfile).toContain(`COPY ${name}/package.json ${name}/`);
});

test("the compose file sets variables that the product reads", () => {
  const settings = readFileSync("api/src/platform/env/env.ts", "utf8");
  const [, product = ""] = /\n {2}product:\n([\s\S]+?)\n\n/.exec(compose) ?? [];
  const named = [...product.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  expect(named).toEqual(["PUBLIC_URL", "TRUST_PROXY", "HOST", "PORT", "DATA_DIR"]);
  expect(named.filter((name) => !settings.includes(`    ${name}:`))).toEqual([]);
});

test("only Caddy is reached from outside the compose network", () => {
  const [product = "", caddy = ""] = compose.split("\n  caddy:\n");
  expect(product).not.toContain("ports:");
  expect(caddy).toContain("ports:");
});

test.skipIf(lacks("caddy", "version"))(
  "compose's Caddy names the visitor to the product, and believes no visitor's header",
  async () => {
    const product = createServer((request, response) =>
      response.end(String(request.headers["x-forwarded-for"])),
    ).listen(0, "127.0.0.1");
    onTestFinished(() => void product.close());
    await once(product, "listening");
    const { port } = product.address() as AddressInfo;
    const address = `http://localhost:${await findFreePort()}`;
    const folder = await makeFolder();
    const args = ["run", "--adapter", "caddyfile", "--config", "deploy/one-server.Caddyfile"];
    const env = { HOME: folder, SITE_ADDRESS: address, PRODUCT: `127.0.0.1:${port}` };
    const caddy = spawn("caddy", args, { env, stdio: "ignore" });
    onTestFinished(() => void caddy.kill());
    const headers = { "X-Forwarded-For": "203.0.113.9" };
    const read = () => fetch(address, { headers }).then((answer) => answer.text());
    await expect.poll(() => read().catch(() => ""), { timeout: 10_000 }).toMatch(/^(127|::1)/);
  },
);

test("workflows, templates and contributors' pages name scripts that exist", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const own = ["audit", "exec", "install", "run"];
  const texts = globSync(".github/**/*.{yml,md}").map((file) => readFileSync(file, "utf8"));
  const named = texts.flatMap((text) =>
    [
      ...text.matchAll(
        /(?:^|[`:] ?|&& )(?:npx --yes )?pnpm(?:@\d+|@\$\{\{.*?\}\})? ([a-z][\w:-]*)/gm,
      ),
    ].map(([, name = ""]) => name),
  );
  expect(new Set(named).size).toBeGreaterThan(8);
  expect(named.filter((name) => !own.includes(name) && !scripts[name])).toEqual([]);
});
