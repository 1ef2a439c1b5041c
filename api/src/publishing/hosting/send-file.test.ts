import { gzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { HostedFile } from "./file-set.ts";
import { sendFile } from "./send-file.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const page: HostedFile = {
  type: "text/html; charset=utf-8",
  cacheControl: "no-cache",
  etag: "hash",
  identity: bytes("plain"),
  br: bytes("brotli"),
  gzip: bytes("gzip"),
};
const { br: _br, ...withoutBrotli } = page;
const { gzip: _gzip, ...withoutEncodings } = withoutBrotli;

type Asked = { encodings?: string; known?: string; method?: string; status?: 200 | 404 };

const ask = async (file: HostedFile, { encodings, known, method = "GET", status = 200 }: Asked) => {
  const app = new Hono().get("/", (c) => sendFile(c, file, status, { "X-Extra": "yes" }));
  const headers = new Headers();
  if (encodings !== undefined) headers.set("Accept-Encoding", encodings);
  if (known !== undefined) headers.set("If-None-Match", known);
  const response = await app.request("/", { method, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test.each([
  [undefined, "plain"],
  ["", "plain"],
  ["identity", "plain"],
  ["deflate, zstd", "plain"],
  ["br", "brotli"],
  ["BR", "brotli"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "brotli"],
  ["gzip,br", "brotli"],
  ["gzip;q=1.0, br;q=0.5", "brotli"],
  ["br;q=0.001", "brotli"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.000,gzip;q=0.5", "gzip"],
  ["br; q=0, gzip", "gzip"],
  ["br ;q=0, gzip", "gzip"],
  ["br ; q=0 , gzip", "gzip"],
  ["br;Q=0, gzip;q=0", "plain"],
  ["br;q=0, gzip;q=0.0", "plain"],
  ["brotli, x-gzip, x-br", "plain"],
])("a browser that accepts %j is sent %s", async (encodings, text) => {
  const answer = await ask(page, encodings === undefined ? {} : { encodings });
  expect(answer).toMatchObject({ status: 200, text });
  const names = { plain: null, brotli: "br", gzip: "gzip" };
  expect(answer.headers.get("Content-Encoding")).toBe(names[text as keyof typeof names]);
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
  expect(answer.headers.get("X-Extra")).toBe("yes");
});

test("a file without a prepared encoding is sent in the next best", async () => {
  const encodings = "br, gzip";
  expect((await ask(withoutBrotli, { encodings })).text).toBe("gzip");
  const plain = await ask(withoutEncodings, { encodings });
  expect(plain.text).toBe("plain");
  expect(plain.headers.get("Content-Encoding")).toBe(null);
});

test.each([
  ["br, gzip", '"hash-br"'],
  ["gzip", '"hash-gzip"'],
  ["identity", '"hash"'],
])("a browser that accepts %s and has the file is told so", async (encodings, etag) => {
  expect((await ask(page, { encodings })).headers.get("ETag")).toBe(etag);
  for (const known of [etag, `W/${etag}`, `"old", ${etag}`]) {
    const answer = await ask(page, { encodings, known });
    expect(answer).toMatchObject({ status: 304, text: "" });
    expect(answer.headers.get("ETag")).toBe(etag);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    expect(answer.headers.get("X-Extra")).toBe("yes");
    expect(answer.headers.get("Content-Encoding")).toBe(null);
  }
});

test("sends the file when the browser's copy has another encoding or version", async () => {
  for (const known of ['"hash"', '"hash-gzip"', '"other-br"', "hash-br", ""]) {
    expect((await ask(page, { encodings: "br", known })).status, known).toBe(200);
  }
});

test("a page that says that there is none is sent in full each time", async () => {
  const answer = await ask(page, { encodings: "br", known: '"hash-br"', status: 404 });
  expect(answer).toMatchObject({ status: 404, text: "brotli" });
});

test("a HEAD request gets the headers of the page and no body", async () => {
  const got = await ask(page, { encodings: "br" });
  const head = await ask(page, { encodings: "br", method: "HEAD" });
  expect(head).toMatchObject({ status: 200, text: "" });
  expect([...head.headers]).toEqual([...got.headers]);
});

test("unpacks a file once for all clients without compression", async () => {
  const { identity: _identity, br: _br, ...packed } = { ...page, gzip: gzipSync("plain") };
  expect(await ask(packed, {})).toMatchObject({ status: 200, text: "plain" });
  packed.gzip.fill(0);
  expect(await ask(packed, { encodings: "identity" })).toMatchObject({ text: "plain" });
});
