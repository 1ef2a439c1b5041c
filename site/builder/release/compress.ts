import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const compressibleFile = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;
/** Below this many bytes a compressed file is hardly smaller. */
const minBytes = 500;

/** Pages are rendered with every save, scripts and styles with every version. */
export const brotliQuality = { pages: 6, assets: constants.BROTLI_MAX_QUALITY };

/** `undefined` for a file that gains nothing. Synchronous: another thread would cost more than the work. */
export const compress = (name: string, bytes: Uint8Array, quality: number) => {
  if (!compressibleFile.test(name) || bytes.length < minBytes) return undefined;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes) };
};
