import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
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

/** The part of the compose file that describes a service. */
const serviceOf = (name: string) => {
  const [, text] = new RegExp(`\\n  ${name}:\\n((?: {4}.*\\n|\\n)+)`).exec(compose) ?? [];
  if (!text) throw new Error(`The compose file has no service ${name}.`);
  return text;
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

test("image, compose file and unit start from a compiled site that nothing hides", () => {
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
  const named = [...serviceOf("product").matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !settings.includes(`    ${name}:`))).toEqual([]);
});

test("passwords may hold any character: each is a variable of its own, never a part of a URL", () => {
  const lines = compose.split("\n").filter((line) => /\$\{\w*PASSWORD/.test(line));
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line).toMatch(/^ {6}\w+: \$\{\w+:\?[^}]*\}$/);
  expect(spawnSync("sh", ["-n", "deploy/make-bucket.sh"]).status).toBe(0);
});

test("a bucket that does not answer, because its password is too short, ends in a sentence", async () => {
  const folder = await makeFolder();
  for (const [name, status] of Object.entries({ mc: 1, sleep: 0 }))
    writeFileSync(join(folder, name), `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 });
  const env = { PATH: folder, ROOT_PASSWORD: "short", PASSWORD: "short" };
  const made = spawnSync("/bin/sh", ["deploy/make-bucket.sh"], {
    env,
    timeout: 10_000,
    encoding: "utf8",
  });
  expect(made.status).toBe(1);
  expect(made.stderr).toContain(
    "The bucket did not answer or refused the password. BUCKET_ROOT_PASSWORD needs 8",
  );
});

test("the product is a user of its bucket, with rights on that bucket alone", () => {
  const policy = JSON.parse(readFileSync("deploy/bucket-policy.json", "utf8"));
  const resources = policy.Statement.flatMap(({ Resource }: { Resource: string[] }) => Resource);
  expect(resources.toSorted()).toEqual(["arn:aws:s3:::pictures", "arn:aws:s3:::pictures/*"]);
  expect(serviceOf("product")).toContain("MEDIA_S3_BUCKET: pictures\n");
  expect(serviceOf("product")).not.toContain("ROOT");
  expect(serviceOf("bucket")).toContain("MINIO_ROOT_USER: root\n");
});

test("nothing outside the compose network reaches database and bucket", () => {
  expect(compose).toContain("\nnetworks:\n  inside:\n    internal: true\n");
  for (const name of ["database", "bucket", "make-bucket"]) {
    expect(serviceOf(name)).toContain("    networks: [inside]\n");
    expect(serviceOf(name)).not.toContain("ports:");
  }
});
