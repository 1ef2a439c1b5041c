import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "./api/src/testing/find-free-port.ts";

const unit = "deploy/ibirwa.service";
const image = "ibirwa-kivu-tours-test";
const workFolder = "/app/site/.astro";
const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const docker = (...args: string[]) => execFileSync("docker", args, { encoding: "utf8" }).trim();

test("the unit for systemd gives away little", () => {
  if (!works("systemd-analyze", "--version"))
    return void process.stdout.write("Skipped: no systemd-analyze.\n");
  const args = ["security", "--offline=true", "--threshold=20", unit];
  const { status, stdout } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
  expect(stdout).toContain("Overall exposure level");
  expect(status).toBe(0);
});

test("the image becomes healthy as no root on a root that is read-only, and stops in time", async () => {
  if (!works("docker", "info")) return void process.stdout.write("Skipped: no Docker.\n");
  execFileSync("docker", ["build", "--tag", image, "."], { stdio: "inherit" });
  const port = await findFreePort();
  const root = ["--read-only", "--tmpfs", "/tmp", "--tmpfs", workFolder, "--cap-drop", "ALL"];
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
}, 1_800_000);

test("image, compose file and unit agree on what is written to", () => {
  const dockerfile = readFileSync("Dockerfile", "utf8");
  expect(dockerfile).toContain(`install -d -o 65532 -g 65532 /data ${workFolder.slice(5)}`);
  expect(readFileSync("compose.yaml", "utf8")).toContain(`tmpfs: ["/tmp", "${workFolder}"]`);
  expect(readFileSync(unit, "utf8")).toContain("/opt/ibirwa/site/.astro");
});

test("the image has the manifests of all packages, and the compose file names settings that there are", () => {
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const [, packages = ""] =
    /^packages: \[(.*)\]$/m.exec(readFileSync("pnpm-workspace.yaml", "utf8")) ?? [];
  for (const name of packages.split(", "))
    expect(dockerfile).toContain(`COPY ${name}/package.json ${name}/`);
  const settings = readFileSync("api/src/env/env.ts", "utf8");
  const [product = ""] = readFileSync("compose.yaml", "utf8").split("\n  database:");
  const named = [...product.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !settings.includes(`    ${name}:`))).toEqual([]);
});
