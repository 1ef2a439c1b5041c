import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type MimeNode, Splitter, type SplitterChunk } from "@zone-eu/mailsplit";
import { mostParts } from "./choose-files.ts";
import { decodeHead } from "./decode-head.ts";
import { decodeText } from "./decode-text.ts";

/** Apple Mail shows attached text files inline. A mail without other parts is its text, whatever its name. */
const isNamed = ({ root, multipart, filename }: MimeNode) => !root && !multipart && !!filename;

const isText = (node: MimeNode) =>
  !node.multipart &&
  node.disposition !== "attachment" &&
  !isNamed(node) &&
  (!node.contentType || node.contentType === "text/plain" || node.contentType === "text/html");

const disposition = /^content-disposition:\s*[^\s;]*/im;
const attachment = "Content-Disposition: attachment";

/** The parser would take an inline text for the mail's own, so every named part is declared a file. */
const toHead = (node: MimeNode) => {
  const head = decodeHead(node.getHeaders());
  if (!isNamed(node)) return head;
  const text = head.toString();
  return Buffer.from(
    disposition.test(text) ? text.replace(disposition, attachment) : `${attachment}\r\n${text}`,
  );
};

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
    const splitterChunk: SplitterChunk = chunk;
    if (splitterChunk.type === "body" && part) part.body.push(splitterChunk.value);
    else {
      await endPart();
      if (splitterChunk.type !== "node") out.push(splitterChunk.value);
      else if (isText(splitterChunk)) part = { node: splitterChunk, body: [] };
      else out.push(toHead(splitterChunk));
    }
  }
  await endPart();
  return Buffer.concat(out);
};
