import { StorageError, StorageFullError, TransientStorageError } from "#platform/storage-error.ts";

export type S3Response = { status: number; bytes: Uint8Array<ArrayBuffer> };

const maxBytes = 32 * 1024 * 1024;

export const readResponse = async (response: Response): Promise<S3Response> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new StorageError(`An answer has more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return { status: response.status, bytes: new Uint8Array(Buffer.concat(chunks)) };
};

/** S3's name for the problem: `NoSuchKey`, `SignatureDoesNotMatch`. */
const s3ErrorCode = (bytes: Uint8Array) =>
  /<Code>(\w{1,80})<\/Code>/.exec(Buffer.from(bytes).toString("latin1"))?.[1] ?? "";

const isMissing = ({ status, bytes }: S3Response) =>
  status === 404 && s3ErrorCode(bytes) === "NoSuchKey";

const toStorageError = (status: number, message: string) => {
  if (status === 507) return new StorageFullError(message);
  const isTransient = status === 429 || status >= 500;
  return isTransient ? new TransientStorageError(message) : new StorageError(message);
};

export const throwUnlessDone = (method: string, response: S3Response) => {
  const { status, bytes } = response;
  if ((status >= 200 && status < 300) || isMissing(response)) return;
  const reason = `${status} ${s3ErrorCode(bytes)}`.trim();
  throw toStorageError(status, `The storage answered ${method} with ${reason}.`);
};
