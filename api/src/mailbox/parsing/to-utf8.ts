import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type MimeNode, Splitter, type SplitterChunk } from "@zone-eu/mailsplit";
import { mostParts } from "./choose-files.ts";
import { decodeHead } from "./decode-head.ts";
import { decodeText } from "./decode-text.ts";

const isText = ({ contentType, multipart, disposition }: MimeNode) =>
  !multipart &&
  disposition !== "attachment" &&
  (!contentType || contentType === "text/plain" || contentType === "text/html");

type Part = { node: MimeNode; body: Buffer[] };

const rewrite = async ({ node, body }: Part) => {
  const bytes = await buffer(Readable.from(body).pipe(node.getDecoder()));
  const text = decodeText(bytes, node.charset || "");
  node.setCharset("utf-8");
  if (node.headers) node.headers.update("Content-Transfer-Encoding", "8bit");
  return [decodeHead(node.getHeaders()), Buffer.from(text)];
};

/** Converts the headers and texts of a mail to UTF-8; attached files stay unchanged. */
export const toUtf8 = async (source: Uint8Array): Promise<Buffer> => {
  const splitter = new Splitter({ ignoreEmbedded: true, maxChildNodes: mostParts });
  splitter.end(source);
  const out: Buffer[] = [];
  let part: Part | undefined;
  const endPart = async () => {
    if (part) out.push(...(await rewrite(part)));
    part = undefined;
  };
  for await (const chunk of splitter) {
    const one: SplitterChunk = chunk;
    if (one.type === "body" && part) part.body.push(one.value);
    else {
      await endPart();
      if (one.type !== "node") out.push(one.value);
      else if (isText(one)) part = { node: one, body: [] };
      else out.push(decodeHead(one.getHeaders()));
    }
  }
  await endPart();
  return Buffer.concat(out);
};
