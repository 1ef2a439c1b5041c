import { execFileSync } from "node:child_process";
import { arch, cpus, loadavg, release, type } from "node:os";
import { root } from "../../src/startup/builds/fingerprint.ts";
import { findChromium } from "../../src/testing/browser/find-chromium.ts";

/** The version in what a program says of itself, which some do on the error line and with a failure; none where it is not installed. */
const versionOf = (name: string, option: string, path = name) => {
  try {
    const said = execFileSync("sh", ["-c", `"$0" ${option} 2>&1 || true`, path], {
      encoding: "utf8",
    });
    const version = /\d+(\.\d+)+/.exec(said)?.[0];
    return version ? [`${name} ${version}`] : [];
  } catch {
    return [];
  }
};

export const readCommit = () =>
  execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();

/** What the figures were taken on. */
export const describeMachine = () => {
  const [first] = cpus();
  return [
    `${cpus().length} × ${first?.model.trim()}`,
    `${type()} ${release()} ${arch()}`,
    `Node ${process.versions.node}`,
    ...versionOf("nginx", "-v"),
    ...versionOf("wrk", "-v"),
    ...versionOf("Chromium", "--version", findChromium()),
    `load ${loadavg()[0]?.toFixed(1)}`,
  ].join(", ");
};
