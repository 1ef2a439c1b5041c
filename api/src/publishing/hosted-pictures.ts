import { readReceipt } from "./read-receipt.ts";

type Deps = { publicUrl: string; readRevision: () => Promise<number> };

/** Those that a host outside shows, by its receipt. Throws where that is missing, or not of this product's content. */
export const createHostedPicturesReader =
  ({ publicUrl, readRevision }: Deps) =>
  async (signal: AbortSignal): Promise<ReadonlySet<string>> => {
    const receipt = await readReceipt(publicUrl, signal);
    const isOurs = receipt && receipt.revision <= (await readRevision());
    if (isOurs && receipt.pictures) return new Set(receipt.pictures);
    throw new Error(`${publicUrl} does not tell which pictures it shows.`);
  };
