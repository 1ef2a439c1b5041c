import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { StorageError, TransientStorageError } from "#platform/storage-error.ts";
import { readResponse, type S3Response, throwUnlessDone } from "./s3-response.ts";

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
};

/** One request, which may be sent again: sending it twice does what sending it once does. */
type S3Request = {
  method: "GET" | "PUT" | "DELETE";
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Gives it up. */
  signal?: AbortSignal;
} & (
  | { body?: Uint8Array<ArrayBuffer> }
  /** A file, which is not read into memory; its hash as hexadecimal digits. */
  | { body: Blob; sha256: string }
);

type S3Timeouts = {
  /** Limit for one attempt, including the whole response … */
  attemptTimeout: number;
  /** … and all of them together. */
  totalTimeout: number;
  /** The delay before the second attempt; the third waits four times as long. */
  firstDelay: number;
};
/** All sizes of a picture at once, some 2 MB, come through at 1 Mbit/s. */
const defaultTimeouts: S3Timeouts = {
  attemptTimeout: 20_000,
  totalTimeout: 45_000,
  firstDelay: 200,
};
const maxAttempts = 3;

export type S3Options = {
  timeouts?: S3Timeouts;
  signal?: AbortSignal | undefined;
};

const getBodyHash = (request: S3Request) =>
  "sha256" in request
    ? request.sha256
    : createHash("sha256")
        .update(request.body ?? "")
        .digest("hex");

const createSigner = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) => {
  const keys = { accessKeyId, secretAccessKey };
  const aws = new AwsClient({ ...keys, service: "s3", ...(region && { region }) });

  return async (request: S3Request) => {
    const { method, key, query, headers, body } = request;
    const path = key === undefined ? "" : `/${key}`;
    const url = new URL(`${endpoint}/${bucket}${path}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    // Signed, so that the storage refuses bytes that were damaged on their way.
    const hash = getBodyHash(request);
    try {
      return await aws.sign(url.href, {
        method,
        headers: { ...headers, "X-Amz-Content-Sha256": hash },
        ...(body && { body }),
      });
    } catch {
      // The error is not passed on, because it would reveal the signature.
      throw new StorageError("The request cannot be signed with this access key.");
    }
  };
};

/**
 * Path-style addresses, as nearly every S3-compatible storage understands them. 2xx and a 404 of an object come
 * back; else {@link StorageError}, after some attempts where another may help.
 */
export const createS3Client = (settings: S3Settings, options: S3Options) => {
  const { timeouts = defaultTimeouts, signal: ending } = options;
  const sign = createSigner(settings);

  const fetchOnce = async (request: S3Request, signal: AbortSignal): Promise<S3Response> => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeouts.attemptTimeout)]);
    try {
      const response = await fetch(await sign(request), { signal: limit, redirect: "manual" });
      return await readResponse(response);
    } catch (error) {
      if (error instanceof StorageError) throw error;
      throw new TransientStorageError("The storage cannot be reached.", { cause: error });
    }
  };

  const send = async (
    request: S3Request,
    signal: AbortSignal,
    attempt = 1,
  ): Promise<S3Response> => {
    try {
      const response = await fetchOnce(request, signal);
      throwUnlessDone(request.method, response);
      return response;
    } catch (error) {
      const isTransient = error instanceof TransientStorageError;
      if (!isTransient || attempt === maxAttempts || signal.aborted) throw error;
      await pause(timeouts.firstDelay * 4 ** (attempt - 1), undefined, { ref: false });
      return send(request, signal, attempt + 1);
    }
  };

  return {
    send: (request: S3Request) => {
      const limit = AbortSignal.timeout(timeouts.totalTimeout);
      const signals = [ending, request.signal].filter((each) => each !== undefined);
      return send(request, AbortSignal.any([limit, ...signals]));
    },
  };
};
