import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** Hands a request to one of `ports` after the other until one takes it; what breaks off afterwards breaks off. */
const forward = (ports: number[], from: IncomingMessage, to: ServerResponse): void => {
  const [port, ...furtherPorts] = ports;
  if (port === undefined) return void to.writeHead(502).end();
  const { method, url: path, headers } = from;
  const onward = request({ host: "127.0.0.1", port, method, path, headers });
  onward.on("response", (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on("error", () => to.destroy()).pipe(to);
  });
  onward.on("error", (error) => {
    const isRefused = "code" in error && error.code === "ECONNREFUSED";
    if (isRefused) forward(furtherPorts, from, to);
    else to.destroy();
  });
  onward.on("socket", (socket) =>
    socket.connecting ? socket.once("connect", () => from.pipe(onward)) : from.pipe(onward),
  );
};

const lookMilliseconds = 100;

/** Watches which servers report that they are ready for visitors. */
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

const isPage = (path: string) => !/^\/(api|media|admin)\b/.test(path);

/** Hands requests for pages to `pages` and all others to `otherPorts`: to those that are ready, in turn. */
export const startProxy = async ({
  pages,
  otherPorts,
}: Record<"pages" | "otherPorts", number[]>) => {
  let turn = 0;
  const readiness = watchReadiness([...new Set([...pages, ...otherPorts])]);
  const server = createServer((from, to) => {
    turn += 1;
    const ports = isPage(from.url ?? "") ? pages : otherPorts;
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
