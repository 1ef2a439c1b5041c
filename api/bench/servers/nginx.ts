import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../src/testing/find-free-port.ts";
import { pinned } from "../load/pin.ts";
import { unlessEnded } from "./unless-ended.ts";
import { untilServed } from "./until-served.ts";

const program = "/usr/sbin/nginx";
export const hasNginx = existsSync(program);

const configOf = (folder: string, port: number) => `
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${folder}/pid; daemon off; worker_processes 1; error_log stderr error;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location = /shortest { return 200 "ok"; }
  }
}`;

/** nginx with one worker, which serves a page and its prepared gzip. */
export const startNginx = async (page: Uint8Array, gzip: Uint8Array) => {
  const folder = await mkdtemp(join(tmpdir(), "nginx-bench-"));
  await writeFile(join(folder, "index.html"), page);
  await writeFile(join(folder, "index.html.gz"), gzip);
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  await writeFile(join(folder, "config"), configOf(folder, port));
  const { command, args } = pinned("answering", [program, "-c", join(folder, "config")]);
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "inherit"] });
  const gone = once(child, "exit");
  const stop = async () => {
    child.kill();
    await gone;
    await rm(folder, { recursive: true });
  };
  await unlessEnded(untilServed(origin), gone, "nginx did not start.").catch(async (error) => {
    await stop();
    throw error;
  });
  return { origin, [Symbol.asyncDispose]: stop };
};
