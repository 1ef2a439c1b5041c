import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../find-free-port.ts";
import { killProduct, spawnProduct } from "./spawn-product.ts";

/** Hands a request to one of `ports` after the other until one takes it; what breaks off afterwards breaks off. */
const forward = (ports: number[], from: IncomingMessage, to: ServerResponse): void => {
  const [port, ...others] = ports;
  if (port === undefined) return void to.writeHead(502).end();
  const { method, url: path, headers } = from;
  const onward = request({ host: "127.0.0.1", port, method, path, headers });
  onward.on("response", (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on("error", () => to.destroy()).pipe(to);
  });
  onward.on("error", (error) => {
    const isRefused = "code" in error && error.code === "ECONNREFUSED";
    if (isRefused) forward(others, from, to);
    else to.destroy();
  });
  onward.on("socket", (socket) =>
    socket.connecting ? socket.once("connect", () => from.pipe(onward)) : from.pipe(onward),
  );
};

const startProxy = async (ports: number[]) => {
  let turn = 0;
  const server = createServer((from, to) => {
    turn += 1;
    const first = turn % ports.length;
    forward([...ports.slice(first), ...ports.slice(0, first)], from, to);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

type Role = "all" | "api" | "builder";

/** A process of each role, of one product; requests go through a proxy to those that answer, in turn. */
export const openProcesses = async (roles: Role[], variables: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), "tours-processes-"));
  const roleOf = new Map<number, Role>();
  for (const role of roles) roleOf.set(await findFreePort(), role);
  const ports = [...roleOf.keys()];
  const proxy = await startProxy(ports);
  const children = new Map<number, ChildProcess>();

  const start = async (port: number) => {
    const settings = { PORT: String(port), PUBLIC_URL: proxy.origin, DATA_DIR: folder };
    const role = { ROLE: roleOf.get(port) ?? "all" };
    children.set(
      port,
      await spawnProduct({ ...settings, ...role, TRUST_PROXY: "1", ...variables }),
    );
  };
  const [first = 0, ...others] = ports;
  const firstReady = start(first);
  // A process that only makes the pages is not ready before another shows them.
  if (roleOf.get(first) !== "builder") await firstReady;
  for (const port of others) await start(port);
  await firstReady;
  const kill = (port: number) => killProduct(children.get(port));

  return {
    folder,
    ports,
    /** Of the proxy. */
    origin: proxy.origin,
    originOf: (port: number) => `http://localhost:${port}`,
    start,
    kill,
    close: async () => {
      proxy.close();
      await Promise.all(ports.map(kill));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
