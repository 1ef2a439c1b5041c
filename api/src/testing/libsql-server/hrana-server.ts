import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Driver from "libsql/promise";
import type { HranaPipeline, HranaRequest } from "./hrana-protocol.ts";
import { createStreams, type HranaStreams } from "./hrana-streams.ts";

/**
 * Ways in which a request fails: a status instead of an answer; silence; the connection is closed before anything is
 * done; the answer is cut, or lost, after everything was done; a page instead of an answer; no stream outlives its
 * request; batches are unknown.
 */
export type Fault =
  | number
  | "silence"
  | "refused"
  | "cut"
  | "lost"
  | "page"
  | "no streams"
  | "no batches";

type State = {
  /** Pipelines that came. */
  requests: number;
  token: string | undefined;
  /** Idle time before a stream is closed (ms). */
  idleMilliseconds: number;
  findFault: (pipeline: HranaPipeline) => Fault | undefined;
};

const unknownRequest: HranaRequest = { type: "sequence", sql: "not known here" };

const runPipeline = async (
  { streams, state }: { streams: HranaStreams; state: State },
  { baton, requests }: HranaPipeline,
  { fault, isWaitedFor }: { fault: Fault | undefined; isWaitedFor: () => boolean },
) => {
  const stream = streams.take(baton);
  if (!stream) return undefined;
  const results: object[] = [];
  for (const request of requests) {
    const isUnknown = fault === "no batches" && request.type === "batch";
    results.push(await stream.handle(isUnknown ? unknownRequest : request));
  }
  if (fault === "no streams" || !isWaitedFor()) await stream.close();
  const next = stream.isClosed ? null : streams.keep(stream, state.idleMilliseconds);
  return { baton: next, base_url: null, results };
};

const toBytes = (response: ServerResponse, status: number, body: object) => {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Length": bytes.length,
  });
  return bytes;
};

const send = (response: ServerResponse, status: number, body: object) =>
  void response.end(toBytes(response, status, body));

/** Applies a fault from before the request is executed; `false` without one. */
const failEarly = (response: ServerResponse, fault: Fault | undefined) => {
  if (fault === "refused") response.destroy();
  else if (fault === "page") response.end("<h1>Welcome</h1>");
  else if (typeof fault === "number") send(response, fault, { error: `Status ${fault}` });
  else return fault === "silence";
  return true;
};

const expired = { message: "The stream has expired due to inactivity", code: "STREAM_EXPIRED" };

/** As on sqld, readers do not block writers. */
const useWriteAheadLog = async (path: string) => {
  const driver = new Driver(path, {});
  await driver.exec("PRAGMA journal_mode = WAL");
  driver.close();
};

/** A small libSQL server for tests: Hrana over HTTP as JSON, on a database file. */
export const startHranaServer = async (options: {
  path: string;
  token?: string;
  port?: number;
}) => {
  await useWriteAheadLog(options.path);
  const streams = createStreams(options.path);
  const state: State = {
    requests: 0,
    token: options.token,
    idleMilliseconds: 5_000,
    findFault: () => undefined,
  };

  const answer = async (response: ServerResponse, pipeline: HranaPipeline) => {
    state.requests += 1;
    const fault = state.findFault(pipeline);
    if (failEarly(response, fault)) return;
    const isWaitedFor = () => !response.destroyed;
    const body = await runPipeline({ streams, state }, pipeline, { fault, isWaitedFor });
    if (fault === "lost") return void response.destroy();
    if (!body) return send(response, 400, expired);
    if (fault !== "cut") return send(response, 200, body);
    const bytes = toBytes(response, 200, body);
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  };

  const isKnown = ({ headers }: IncomingMessage) =>
    state.token === undefined || headers.authorization === `Bearer ${state.token}`;

  const server = createServer(async (request, response) => {
    const { method, url = "" } = request;
    const body = Buffer.concat(await request.toArray());
    if (/^\/(v2|v3|health)$/.test(url)) response.end();
    else if (method !== "POST" || !/^\/(v2|v3)\/pipeline$/.test(url)) send(response, 404, {});
    else if (!isKnown(request)) send(response, 401, { error: "Unauthorized: the token expired" });
    else await answer(response, JSON.parse(body.toString()) as HranaPipeline);
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");

  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await streams.closeAll();
  };
  const { port } = server.address() as AddressInfo;
  return { state, url: `http://127.0.0.1:${port}`, stop };
};
export type HranaServer = Awaited<ReturnType<typeof startHranaServer>>;
