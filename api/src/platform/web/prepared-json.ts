import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./content-encoding.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Bytes = Uint8Array<ArrayBuffer>;

export type PreparedJson = {
  body: Bytes;
  etag: string;
  /** The body compressed, once for all who ask; `undefined` where that gains nothing. */
  encode: (encoding: Encoding) => Promise<Bytes> | undefined;
};

/** Below this many bytes a compressed answer is hardly smaller. */
const minBytes = 1_024;
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress = async (body: Bytes, encoding: Encoding) =>
  new Uint8Array(await (encoding === "br" ? brotli(body, quality) : zip(body)));

const prepare = (toText: () => string): PreparedJson => {
  let written: Pick<PreparedJson, "body" | "etag"> | undefined;
  const write = () => {
    const body = new TextEncoder().encode(toText());
    const hash = createHash("sha256").update(body).digest("base64url").slice(0, 27);
    written = { body, etag: `"${hash}"` };
    return written;
  };
  const read = () => written ?? write();
  const encoded = new Map<Encoding, Promise<Bytes>>();
  const encode = (encoding: Encoding) => {
    const { body } = read();
    if (body.length < minBytes) return undefined;
    const bytes = encoded.get(encoding) ?? compress(body, encoding);
    encoded.set(encoding, bytes);
    return bytes;
  };
  return {
    get body() {
      return read().body;
    },
    get etag() {
      return read().etag;
    },
    encode,
  };
};

/** Serializes when it is first read: most values are replaced before anybody reads them. */
export const prepareJson = (value: unknown) => prepare(() => JSON.stringify(value));

export const prepareText = (text: string) => prepare(() => text);
