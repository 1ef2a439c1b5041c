import { gzipSync } from "node:zlib";
import { limits } from "shared/limits";
import { expect, test } from "vitest";
import { conversationFileSlices, conversationFiles } from "#tables/conversation-files.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { sendFile, uploadFile } from "#testing/files/upload-file.ts";
import { listen } from "#testing/listen.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { claimFiles, claimSize, makeArchive } from "#testing/tours/make-archive.ts";

const open = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  return { ...testApp, token };
};

const expectNothingStored = async ({ db }: Awaited<ReturnType<typeof open>>) => {
  expect(await db.read.$count(conversationFiles)).toBe(0);
  expect(await db.read.$count(conversationFileSlices)).toBe(0);
};

/** A document of Word with these parts beside the usual ones. */
const makeDocument = (parts: Record<string, string> = {}) =>
  makeArchive({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": "<w:document/>",
    ...parts,
  });

const exe = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200_000, 7)]);
const elf = Buffer.concat([Buffer.from("\x7fELF", "latin1"), Buffer.alloc(1_000)]);
const oldDocument = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(4_000)]);

test.for<[name: string, reason: string, content: () => Buffer | Promise<Buffer>]>([
  ["setup.exe", "program or script", () => exe],
  ["photo.jpg", "program or script", () => exe],
  ["notes", "program or script", () => elf],
  ["start.sh", "program or script", () => Buffer.from("echo hi")],
  ["start.txt", "program or script", () => Buffer.from("#!/bin/sh\necho hi")],
  ["fix.diagcfg", "program or script", () => Buffer.from("<config/>")],
  ["fix.diagpack", "program or script", () => Buffer.from("<config/>")],
  ["setup.ex_", "program or script", () => Buffer.from("SZDD")],
  ["setup.ex", "program or script", () => Buffer.from("SZDD")],
  ["open.settingContent-ms", "program or script", () => Buffer.from("<config/>")],
  ["prices.pdf.js. ", "program or script", () => Buffer.from("alert(1)")],
  ["plan.docm", "holds macros", () => makeDocument({ "word/vbaProject.bin": "x" })],
  ["plan.docx", "holds macros", () => makeDocument({ "word/vbaProject.bin": "x" })],
  ["plan.xlsx", "holds macros", () => makeArchive({ "xl/macrosheets/sheet1.xml": "x" })],
  ["plan.odt", "holds macros", () => makeArchive({ "Basic/script-lc.xml": "x" })],
  ["plan.doc", "old or encrypted Office format", () => oldDocument],
  ["photos.zip", "contains “a/run.bat”", () => makeArchive({ "a/run.bat": "x" })],
  ["photos.zip", "contains “inner.zip”", () => makeArchive({ "inner.zip": "x" })],
  ["photos.zip", "contains “old.xls”", () => makeArchive({ "old.xls": "x" })],
  ["photos.zip", "can't be looked into", () => Buffer.from("PK\x03\x04 and no more", "latin1")],
  ["photos", "can't be looked into", () => Buffer.from("PK\x05\x06 and no more", "latin1")],
  ["photos.zip", "can't be looked into", () => Buffer.from("not an archive")],
  ["photos.zip", "can't be looked into", async () => claimFiles(await makeArchive({ a: "" }), 1e9)],
  ["photos.7z", "can't be looked into", () => Buffer.from("377abcaf271c0004", "hex")],
  ["bomb.gz", "can't be looked into", () => gzipSync(Buffer.alloc(5_000_000))],
  ["empty.pdf", "is empty", () => Buffer.alloc(0)],
])("refuses %j: %s", async ([name, reason, content]) => {
  const desk = await open();
  const { status, body } = await sendFile(desk, name, new Uint8Array(await content()));
  expect({ status, body }).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  expect(body).toMatchObject({ message: expect.stringContaining(reason) });
  await expectNothingStored(desk);
});

test("recognizes files by their content and completes their names", async () => {
  const desk = await open();
  const type = async (name: string, content: Uint8Array | string | Blob) => {
    const file = await uploadFile(
      desk,
      name,
      content instanceof Buffer ? new Uint8Array(content) : (content as BodyInit),
    );
    return [file.name, file.type];
  };
  const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  expect(await type("plan", await makeDocument())).toEqual(["plan.docx", word]);
  expect(await type("boat", await makePhoto())).toEqual(["boat.jpg", "image/jpeg"]);
  expect(await type("C:\\tours\\lake.png", await makePhoto())).toEqual(["lake.png", "image/jpeg"]);
  expect(await type("prices.csv", "a;b")).toEqual(["prices.csv", "text/csv"]);
  expect(await type("notes.txt", "PK is the code of Pakistan.")).toEqual([
    "notes.txt",
    "text/plain",
  ]);
  expect(await type("../../\u202eetc.txt", "a")).toEqual(["etc.txt", "text/plain"]);
  expect(await type("x.zip", await makeArchive({ "a.pdf": "x" }))).toEqual([
    "x.zip",
    "application/zip",
  ]);
  expect(await type("route.gpx", new Uint8Array([9, 0, 9, 0]))).toEqual([
    "route.gpx",
    "application/octet-stream",
  ]);
});

test("lists an archive that claims terabytes without unpacking it", async () => {
  const desk = await open();
  const bomb = claimSize(await makeArchive({ "zeros.txt": Buffer.alloc(10_000_000) }), 2 ** 32 - 2);
  expect(bomb.length).toBeLessThan(20_000);
  const { bytes } = await uploadFile(desk, "bomb.zip", new Uint8Array(bomb));
  expect(bytes).toBe(bomb.length);
});

/** A body that is produced while it is sent; `sent` counts its bytes. */
const streamBytes = (total: number) => {
  const counter = { sent: 0 };
  const chunk = new Uint8Array(256 * 1_024);
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(chunk);
      counter.sent += chunk.length;
      if (counter.sent >= total) controller.close();
    },
  });
  return { counter, stream };
};

test("cuts off a stream of 2 GB at the limit and stores nothing of it", async () => {
  const desk = await open();
  const { url } = await listen(desk);
  const { counter, stream } = streamBytes(2_000_000_000);
  const before = process.memoryUsage().arrayBuffers;
  const sending = fetch(`${url}/api/conversation-files?name=film.mp4`, {
    method: "POST",
    body: stream,
    headers: { Authorization: `Bearer ${desk.token}`, "Content-Type": "application/octet-stream" },
    duplex: "half",
  } as RequestInit);
  const outcome = await sending.then(
    ({ status }) => status,
    (error: unknown) => error,
  );
  // The server may close the connection before the client has read its answer.
  expect(outcome === 413 || outcome instanceof TypeError).toBe(true);
  expect(counter.sent).toBeLessThan(10 * limits.conversationFile.bytes);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
  await expect.poll(() => desk.db.read.$count(conversationFiles), { timeout: 5_000 }).toBe(0);
  await expectNothingStored(desk);
});

test("announced sizes above the limit are refused before a byte is read", async () => {
  const desk = await open();
  const { status, body } = await desk.send("POST /api/conversation-files?name=film.mp4", {
    token: desk.token,
    body: "x",
    headers: { "Content-Type": "application/octet-stream", "Content-Length": "2000000000" },
  });
  expect({ status, body }).toMatchObject({
    status: 413,
    body: { message: "This is larger than 15 MB." },
  });
});

test("stores a file of the largest size and gives it back unchanged", async () => {
  const desk = await open();
  const content = new Uint8Array(limits.conversationFile.bytes).map((_, index) => index % 251);
  const file = await uploadFile(desk, "big.bin", content);
  expect(file.bytes).toBe(content.length);
  const request = new Request(`http://api.test/api/conversation-files/${file._id}`, {
    headers: { Authorization: `Bearer ${desk.token}` },
  });
  const download = await desk.app.fetch(request);
  expect(download.headers.get("Content-Disposition")).toBe('attachment; filename="big.bin"');
  expect(download.headers.get("Content-Type")).toBe("application/octet-stream");
  expect(Buffer.from(await download.arrayBuffer()).equals(content)).toBe(true);
});
