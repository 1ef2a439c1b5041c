import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "./s3-settings.ts";
import { StoreError, StoreFullError } from "./storage-error.ts";

/** One request, which may be sent again: sending it twice does what sending it once does. */
export type S3Request = {
  method: "GET" | "PUT" | "DELETE";
  /** Of an object; without it the bucket is meant. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
};
export type S3Answer = { status: number; bytes: Uint8Array<ArrayBuffer> };

type S3Patience = {
  /** Milliseconds that one try may take, to the last byte of the answer … */
  tryMilliseconds: number;
  /** … and all of them together. */
  allMilliseconds: number;
  /** Milliseconds before the second try; the third waits four times as long. */
  firstPause: number;
};
/** All sizes of a picture at once, some 2 MB, come through at 1 Mbit/s. */
const usualPatience: S3Patience = {
  tryMilliseconds: 20_000,
  allMilliseconds: 45_000,
  firstPause: 200,
};
const tries = 3;

export type S3Options = {
  patience?: S3Patience;
  /** Gives up all requests. */
  ending?: AbortSignal | undefined;
};

/** Far more than a picture or a page of a listing has. */
const mostBytes = 32 * 1024 * 1024;

const readBounded = async ({ body }: Response): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > mostBytes) throw new StoreError(`An answer has more than ${mostBytes} bytes.`);
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
const codeIn = (bytes: Uint8Array) =>
  /<Code>(\w{1,80})<\/Code>/.exec(Buffer.from(bytes).toString("latin1"))?.[1] ?? "";

/** Another try may help. */
class PassingError extends StoreError {}

const isMissing = ({ status, bytes }: S3Answer) => status === 404 && codeIn(bytes) === "NoSuchKey";

const refusalOf = (status: number, message: string) => {
  if (status === 507) return new StoreFullError(message);
  return status === 429 || status >= 500 ? new PassingError(message) : new StoreError(message);
};

/** Throws for all answers but those that say that it is done, or that there is no such object. */
const refuseTrouble = (method: string, answer: S3Answer) => {
  const { status, bytes } = answer;
  if ((status >= 200 && status < 300) || isMissing(answer)) return;
  const said = `${status} ${codeIn(bytes)}`.trim();
  throw refusalOf(status, `The store answered ${method} with ${said}.`);
};

/**
 * Sends signed requests to a bucket, addressed by its path, as nearly every S3-compatible store
 * understands it. Answers that are 2xx or a 404 of an object come back; else {@link StoreError}, after some tries
 * where another may help.
 */
export const createS3Client = (settings: S3Settings, options: S3Options) => {
  const { patience = usualPatience, ending } = options;
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
      throw new StoreError("The request cannot be signed with this access key.");
    }
  };

  const ask = async (request: S3Request, signal: AbortSignal): Promise<S3Answer> => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patience.tryMilliseconds)]);
    try {
      const response = await fetch(await sign(request), { signal: limit, redirect: "manual" });
      return { status: response.status, bytes: await readBounded(response) };
    } catch (error) {
      if (error instanceof StoreError) throw error;
      throw new PassingError("The store cannot be reached.", { cause: error });
    }
  };

  const send = async (request: S3Request, signal: AbortSignal, tried = 1): Promise<S3Answer> => {
    try {
      const answer = await ask(request, signal);
      refuseTrouble(request.method, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof PassingError) || tried === tries || signal.aborted) throw error;
      await pause(patience.firstPause * 4 ** (tried - 1), undefined, { ref: false });
      return send(request, signal, tried + 1);
    }
  };

  return {
    send: (request: S3Request) => {
      const limit = AbortSignal.timeout(patience.allMilliseconds);
      return send(request, ending ? AbortSignal.any([ending, limit]) : limit);
    },
  };
};
