import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;
/** Below this many bytes a compressed file is hardly smaller. */
const smallest = 500;

/** How hard brotli tries. Pages are made anew with every save, scripts and styles with every version. */
export const brotliQuality = { pages: 7, assets: constants.BROTLI_MAX_QUALITY };

/** The encodings of a file; `undefined` for one that gains nothing. */
export const compress = async (name: string, bytes: Uint8Array, quality: number) => {
  if (!compressible.test(name) || bytes.length < smallest) return undefined;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    brotli(bytes, { params }),
    zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gz };
};
