import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressibleFile = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;
/** Below this many bytes a compressed file is hardly smaller. */
const minBytes = 500;

/** Pages are rendered with every save, scripts and styles with every version. */
export const brotliQuality = { pages: 6, assets: constants.BROTLI_MAX_QUALITY };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses on other threads while the next page renders; `undefined` if the file wouldn't shrink. */
export const compress = async (name: string, bytes: Uint8Array, quality: number) => {
  if (!compressibleFile.test(name) || bytes.length < minBytes) return undefined;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes)]);
  return { br, gz };
};
