import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "./s3-settings.ts";
import { StorageError, StorageFullError } from "./storage-error.ts";

/** One request, which may be sent again: sending it twice does what sending it once does. */
export type S3Request = {
  method: "GET" | "PUT" | "DELETE";
  /** Of an object; without it the bucket is meant. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
};
export type S3Response = { status: number; bytes: Uint8Array<ArrayBuffer> };

type S3Timeouts = {
  /** Milliseconds that one try may take, to the last byte of the answer … */
  attemptTimeout: number;
  /** … and all of them together. */
  totalTimeout: number;
  /** Milliseconds before the second try; the third waits four times as long. */
  firstDelay: number;
};
/** All sizes of a picture at once, some 2 MB, come through at 1 Mbit/s. */
const defaultTimeouts: S3Timeouts = {
  attemptTimeout: 20_000,
  totalTimeout: 45_000,
  firstDelay: 200,
};
const tries = 3;

export type S3Options = {
  timeouts?: S3Timeouts;
  /** Gives up all requests. */
  signal?: AbortSignal | undefined;
};

/** Far more than a picture or a page of a listing has. */
const maxResponseBytes = 32 * 1024 * 1024;

const readBounded = async ({ body }: Response): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxResponseBytes)
      throw new StorageError(`An answer has more than ${maxResponseBytes} bytes.`);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let filled = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, filled);
    filled += chunk.length;
  }
  return bytes;
};

/** What the store calls the problem: `NoSuchKey`, `SignatureDoesNotMatch`. */
const s3ErrorCode = (bytes: Uint8Array) =>
  /<Code>(\w{1,80})<\/Code>/.exec(Buffer.from(bytes).toString("latin1"))?.[1] ?? "";

/** Another try may help. */
class TransientError extends StorageError {}

const isMissing = ({ status, bytes }: S3Response) =>
  status === 404 && s3ErrorCode(bytes) === "NoSuchKey";

const toStorageError = (status: number, message: string) => {
  if (status === 507) return new StorageFullError(message);
  return status === 429 || status >= 500 ? new TransientError(message) : new StorageError(message);
};

/** Throws for all answers but those that say that it is done, or that there is no such object. */
const throwUnlessDone = (method: string, answer: S3Response) => {
  const { status, bytes } = answer;
  if ((status >= 200 && status < 300) || isMissing(answer)) return;
  const said = `${status} ${s3ErrorCode(bytes)}`.trim();
  throw toStorageError(status, `The store answered ${method} with ${said}.`);
};

/**
 * Sends signed requests to a bucket, addressed by its path, as nearly every S3-compatible store
 * understands it. Answers that are 2xx or a 404 of an object come back; else {@link StorageError}, after some tries
 * where another may help.
 */
export const createS3Client = (settings: S3Settings, options: S3Options) => {
  const { timeouts = defaultTimeouts, signal } = options;
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const aws = new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: "s3",
    ...(region && { region }),
  });

  const sign = async ({ method, key, query, headers, body }: S3Request) => {
    const path = key === undefined ? "" : `/${key}`;
    const url = new URL(`${endpoint}/${bucket}${path}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    // Signed, so that the store refuses bytes that were damaged on their way.
    const hash = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    try {
      return await aws.sign(url.href, {
        method,
        headers: { ...headers, "X-Amz-Content-Sha256": hash },
        ...(body && { body }),
      });
    } catch {
      // What went wrong is not told, because it would tell the signature.
      throw new StorageError("The request cannot be signed with this access key.");
    }
  };

  const ask = async (request: S3Request, signal: AbortSignal): Promise<S3Response> => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeouts.attemptTimeout)]);
    try {
      const response = await fetch(await sign(request), { signal: limit, redirect: "manual" });
      return { status: response.status, bytes: await readBounded(response) };
    } catch (error) {
      if (error instanceof StorageError) throw error;
      throw new TransientError("The store cannot be reached.", { cause: error });
    }
  };

  const send = async (request: S3Request, signal: AbortSignal, tried = 1): Promise<S3Response> => {
    try {
      const answer = await ask(request, signal);
      throwUnlessDone(request.method, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof TransientError) || tried === tries || signal.aborted) throw error;
      await pause(timeouts.firstDelay * 4 ** (tried - 1), undefined, { ref: false });
      return send(request, signal, tried + 1);
    }
  };

  return {
    send: (request: S3Request) => {
      const limit = AbortSignal.timeout(timeouts.totalTimeout);
      return send(request, signal ? AbortSignal.any([signal, limit]) : limit);
    },
  };
};
