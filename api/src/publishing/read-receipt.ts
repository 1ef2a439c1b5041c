import { type ReleaseReceipt, releaseInfoPath, releaseReceipt } from "shared/publishing/builds";

const timeout = 5_000;
/** Bytes: 100,000 pictures, and then some. */
const largestReceipt = 5_000_000;

/** Stops reading at the limit, because the response comes from an untrusted host. */
const readLimited = async ({ body }: Response) => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > largestReceipt) throw new Error("The receipt is too large.");
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};

/** Reads the receipt of the release at a public address; `undefined` if it cannot be read. */
export const readReceipt = async (
  publicUrl: string,
  signal: AbortSignal,
): Promise<ReleaseReceipt | undefined> => {
  try {
    const response = await fetch(`${publicUrl}${releaseInfoPath}`, {
      cache: "no-store",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    if (!response.ok) return undefined;
    return releaseReceipt.safeParse(JSON.parse(await readLimited(response))).data;
  } catch {
    return undefined;
  }
};
