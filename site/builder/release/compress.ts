import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const compressible = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;
/** Below this many bytes a compressed file is hardly smaller. */
const smallest = 500;

/** How hard brotli tries. Pages are made anew with every save, scripts and styles with every version. */
export const brotliQuality = { pages: 6, assets: constants.BROTLI_MAX_QUALITY };

/**
 * The encodings of a file; `undefined` for one that gains nothing. At once: handing a page to another
 * thread takes longer than compressing it.
 */
export const compress = (name: string, bytes: Uint8Array, quality: number) => {
  if (!compressible.test(name) || bytes.length < smallest) return undefined;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes) };
};
