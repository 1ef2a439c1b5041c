export type Encoding = "br" | "gzip";

const patternOf = (encoding: Encoding) =>
  new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))([\\s,;]|$)`, "i");
const patterns: Record<Encoding, RegExp> = { br: patternOf("br"), gzip: patternOf("gzip") };

export const acceptsEncoding = (header: string, encoding: Encoding) =>
  patterns[encoding].test(header);
