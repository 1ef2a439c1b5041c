import { spawnSync } from "node:child_process";
import { findChromium } from "./find-chromium.ts";

/** Ways to get a Chromium, tried in turn: Playwright's download, Debian's package. */
const ways = [
  ["playwright", "install", "chromium"],
  [
    "sh",
    "-c",
    "apt-get update && apt-get install -y --no-install-recommends chromium chromium-headless-shell",
  ],
];

const run = ([command = "", ...options]: string[]) =>
  spawnSync(command, options, { stdio: "inherit" }).status === 0;

if (!findChromium() && !ways.some((way) => run(way) && findChromium())) {
  process.stderr.write("No Chromium found or installed; set CHROMIUM_PATH to one.\n");
  process.exit(1);
}
