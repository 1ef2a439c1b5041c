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

const lookMilliseconds = 100;

/** Which of them say that they may be sent visitors. */
const watchReadiness = (ports: number[]) => {
  const ready = new Set<number>();
  const look = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) ready.add(port);
    else ready.delete(port);
  };
  const timer = setInterval(() => ports.forEach((port) => void look(port)), lookMilliseconds);
  return { isReady: (port: number) => ready.has(port), stop: () => clearInterval(timer) };
};

const startProxy = async (ports: number[]) => {
  let turn = 0;
  const readiness = watchReadiness(ports);
  const server = createServer((from, to) => {
    turn += 1;
    const first = turn % ports.length;
    const inTurn = [...ports.slice(first), ...ports.slice(0, first)];
    const ready = inTurn.filter(readiness.isReady);
    forward([...ready, ...inTurn.filter((port) => !ready.includes(port))], from, to);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      readiness.stop();
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
  const stop = async (port: number): Promise<unknown> => {
    const child = children.get(port);
    if (!child) return undefined;
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    const [code] = await gone;
    return code;
  };

  return {
    folder,
    ports,
    /** Of the proxy. */
    origin: proxy.origin,
    originOf: (port: number) => `http://localhost:${port}`,
    start,
    kill,
    /** As a system stops it. Returns its exit code. */
    stop,
    close: async () => {
      proxy.close();
      await Promise.all(ports.map(kill));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
