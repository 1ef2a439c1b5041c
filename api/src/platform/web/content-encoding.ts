export type Encoding = "br" | "gzip";

const toPattern = (encoding: Encoding) =>
  new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))([\\s,;]|$)`, "i");
const patterns: Record<Encoding, RegExp> = { br: toPattern("br"), gzip: toPattern("gzip") };

export const acceptsEncoding = (header: string, encoding: Encoding) =>
  patterns[encoding].test(header);
