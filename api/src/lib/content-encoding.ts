export type Encoding = "br" | "gzip";

/** Whether an `Accept-Encoding` header allows it. */
export const acceptsEncoding = (header: string, encoding: Encoding) =>
  new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))([\\s,;]|$)`, "i").test(header);
