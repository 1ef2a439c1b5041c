import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { S3Settings } from "../../media/storage/s3-client.ts";
import { type BucketAnswer, createS3Bucket, refusal } from "./s3-bucket.ts";
import { findFault, type ReceivedRequest } from "./s3-signature.ts";

/** Makes the server answer with this status, never, or a byte at a time. */
export type S3Trouble = number | "silence" | "drip";

const account = { accessKeyId: "test-key", secretAccessKey: "test-secret", region: "eu-test-1" };
const bucketName = "pictures";
/** Few, so that every longer list has pages. */
const pageLength = 7;
/** Time per byte of a dripping response (ms). */
const dripMilliseconds = 20;

const read = async (request: IncomingMessage): Promise<ReceivedRequest> => {
  const { method = "", url = "", headers } = request;
  const [path = "", query = ""] = url.split("?");
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const body = Buffer.concat(await request.toArray());
  return { method, path, query, headers: Object.fromEntries(texts), body };
};

const drip = async (response: ServerResponse, bytes: Buffer) => {
  for (const byte of bytes) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await pause(dripMilliseconds);
  }
  response.end();
};

const getBucket = (path: string) => path.split("/")[1];
const getKey = (path: string) => path.split("/").slice(2).join("/");

/**
 * A storage behind the S3 protocol on loopback, with one bucket in memory, that checks signatures and
 * bodies as Amazon says, and that tests put into trouble.
 */
export const startS3Server = async () => {
  const bucket = createS3Bucket(pageLength);
  const asked: string[] = [];
  const state = {
    /** Chooses the failure of a request. */
    trouble: (_method: string, _key: string): S3Trouble | undefined => undefined,
    /** Damages bytes on their way to the server. */
    isDamaging: false,
    /** Allows public reads. */
    isPublic: false,
  };

  const isAllowed = ({ method }: ReceivedRequest, key: string) =>
    state.isPublic && method === "GET" && key !== "";

  const decide = (request: ReceivedRequest): BucketAnswer => {
    const { method, path, query, headers, body } = request;
    const [named, key] = [getBucket(path), getKey(path)];
    const fault = isAllowed(request, key) ? undefined : findFault(request, account, new Date());
    if (fault) return refusal(fault);
    if (named !== bucketName) return refusal("NoSuchBucket");
    if (method === "PUT") return bucket.put(key, Buffer.from(body), headers);
    if (method === "DELETE") return bucket.remove(key);
    return key === "" ? bucket.list(new URLSearchParams(query)) : bucket.get(key);
  };

  const take = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await read(incoming);
    if (state.isDamaging && request.body.length > 0) request.body[0]! ^= 1;
    const key = getKey(request.path);
    asked.push(`${request.method} ${key}`.trim());
    const trouble = state.trouble(request.method, key);
    if (trouble === "silence") return;
    const answer = typeof trouble === "number" ? { status: trouble } : decide(request);
    const { status, headers, bytes = Buffer.of() } = answer as BucketAnswer;
    response.writeHead(status, { ...headers, "Content-Length": bytes.length });
    if (trouble === "drip") return drip(response, bytes);
    response.end(bytes);
  };

  const server = createServer((request, response) => {
    // A request that is broken off is nobody's matter.
    take(request, response).catch(() => response.destroy());
  });
  const open = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  const goAway = async () => {
    if (!server.listening) return;
    const gone = once(server, "close");
    server.close();
    server.closeAllConnections();
    await gone;
  };
  await open(0);
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;

  const settings: S3Settings = { endpoint, bucket: bucketName, ...account };
  return {
    settings,
    state,
    objects: bucket.objects,
    /** Each request, as `PUT name`. */
    asked,
    /** Refuses connections until the server is started again. */
    goAway,
    comeBack: () => open(port),
  };
};
