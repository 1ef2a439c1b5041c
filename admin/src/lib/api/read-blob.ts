import { NetworkError } from "./api-error.ts";

export type DownloadOptions = {
  params?: Record<string, string>;
  query?: object;
  signal: AbortSignal;
  onProgress: (bytes: number) => void;
};

export async function readBlob({ headers, body }: Response, options: DownloadOptions) {
  const { signal, onProgress } = options;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  try {
    let bytes = 0;
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      chunks.push(part.value);
      bytes += part.value.length;
      onProgress(bytes);
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw new NetworkError("The file broke off.", { cause });
  }
  return new Blob(chunks, { type: headers.get("Content-Type") ?? "" });
}
