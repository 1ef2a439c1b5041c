import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readExample } from "../hosting-docs.ts";
import { addressOf, type Host, type HostOptions } from "./host.ts";

const untilAnswering = async (url: string, child: ChildProcess) => {
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await pause(50);
  }
  throw new Error(`${child.spawnfile} does not answer. ${said}`);
};

/** Runs a web server of the system with a configuration in a folder of its own. */
const runServer = async (
  options: HostOptions,
  config: string,
  commandOf: (path: string) => [string, string[]],
): Promise<Host> => {
  const folder = await mkdtemp(join(tmpdir(), "web-server-"));
  const path = join(folder, "config");
  await writeFile(path, config);
  const [command, args] = commandOf(path);
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(command, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  await untilAnswering(addressOf(options), child);
  return {
    url: addressOf(options),
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      await rm(folder, { recursive: true });
    },
  };
};

const nginx = "/usr/sbin/nginx";
const caddy = "/usr/bin/caddy";

/** The web servers of the system that are there; says which are not. */
export const findServers = () => {
  const servers = [
    { name: "nginx", path: nginx, start: startNginx },
    { name: "caddy", path: caddy, start: startCaddy },
  ];
  return servers.filter(({ name, path }) => {
    const isThere = existsSync(path);
    if (!isThere) process.stdout.write(`${name} is not installed: not tried.\n`);
    return isThere;
  });
};

const startNginx = async (options: HostOptions) => {
  const site = await readExample("nginx", {
    "/srv/site": options.folder,
    "https://api.example.com": options.api,
    "listen 443 ssl;": `listen localhost:${options.port};`,
    "ssl_certificate /etc/ssl/site.pem;": "",
    "ssl_certificate_key /etc/ssl/site.key;": "",
  });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${options.folder}.nginx-${name};`,
  );
  const http = ["include /etc/nginx/mime.types;", "access_log off;", ...temporary, site];
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const config = `${user} pid ${options.folder}.pid; events {} http {\n${http.join("\n")}\n}\n`;
  return runServer(options, config, (path) => [
    nginx,
    ["-c", path, "-g", "daemon off; error_log stderr error;"],
  ]);
};

const startCaddy = async (options: HostOptions) => {
  const site = await readExample("Caddy", {
    "/srv/site": options.folder,
    "https://api.example.com": options.api,
    "www.example.com {": `http://localhost:${options.port} {`,
  });
  const config = `{\n  admin off\n  log {\n    level ERROR\n  }\n}\n${site}`;
  return runServer(options, config, (path) => [
    caddy,
    ["run", "--config", path, "--adapter", "caddyfile"],
  ]);
};
