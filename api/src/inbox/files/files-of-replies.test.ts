import { eq } from "drizzle-orm";
import { versionedSettings } from "shared/content/site-settings/settings-changes";
import type { ConversationFile } from "shared/inbox/files/conversation-files";
import { answerCancelled, conversationSaved } from "shared/inbox/timeline";
import { limits } from "shared/limits";
import { expect, onTestFinished, test, vi } from "vitest";
import { conversationFileSlices, conversationFiles } from "#tables/conversation-files.ts";
import { mails } from "#tables/mails.ts";
import { findInTables } from "#testing/app/find-in-tables.ts";
import { getOnly, guest, openDesk } from "#testing/app/open-desk.ts";
import { uploadFile } from "#testing/files/upload-file.ts";
import { startMailServer } from "#testing/mail/mail-server.ts";

const day = 24 * 3_600_000;
const waitOptions = { timeout: 15_000, interval: 10 };

const openReply = async (options?: Parameters<typeof openDesk>[0]) => {
  const desk = await openDesk(options);
  await desk.ask();
  const { _id } = getOnly(await desk.list());
  const path = `/api/conversations/${_id}`;
  const upload = async (name: string, content: string | Uint8Array<ArrayBuffer> = "a plan") =>
    (await uploadFile(desk, name, content))._id;
  const answer = (json: object) => desk.call(`POST ${path}/answers`, { text: "Karibu!", ...json });
  const readAnswers = async () =>
    (await desk.read(_id)).timeline.flatMap((entry) => (entry.kind === "answer" ? [entry] : []));
  const countStored = async () => [
    await desk.db.read.$count(conversationFiles),
    await desk.db.read.$count(conversationFileSlices),
  ];
  return { ...desk, _id, path, upload, answer, readAnswers, countStored };
};
type Opened = Awaited<ReturnType<typeof openReply>>;

const refusal = async ({ answer }: Opened, json: object) => {
  const { status, body } = await answer(json);
  expect(status).toBe(400);
  return body;
};

const openSending = async () => {
  const server = await startMailServer();
  const desk = await openReply({ smtpUrl: server.url });
  const { mailWorker } = desk.services;
  const startWorker = () => {
    onTestFinished(mailWorker.stop);
    mailWorker.start();
  };
  const untilReply = () =>
    vi.waitFor(() => {
      const reply = server.delivered.find(({ mail }) => mail.text?.includes("Karibu!"));
      if (!reply) throw new Error("It has not arrived.");
      return reply;
    }, waitOptions);
  return { ...desk, server, startWorker, untilReply };
};

test("a reply's files arrive with its mail, unchanged, and show in the timeline", async () => {
  const { upload, answer, readAnswers, startWorker, untilReply } = await openSending();
  const photo = new Uint8Array(300_000).map((_, index) => (index * 7) % 256);
  const files = [await upload("Prix d’été – 50 €.txt"), await upload("map.bin", photo)];
  expect((await answer({ files })).status).toBe(201);
  startWorker();
  const { mail } = await untilReply();
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([
    "Prix d’été – 50 €.txt",
    "map.bin",
  ]);
  const contents = mail.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));
  expect(contents[0]?.toString()).toBe("a plan");
  expect(contents[1]?.equals(photo)).toBe(true);
  expect(getOnly(await readAnswers()).files).toMatchObject([
    { _id: files[0], name: "Prix d’été – 50 €.txt", type: "text/plain", bytes: 6 },
    { _id: files[1], name: "map.bin", bytes: 300_000 },
  ]);
});

test("sends a reply with the largest files", async () => {
  const { upload, answer, startWorker, untilReply } = await openSending();
  const bytes = limits.conversationFile.bytes / 3;
  const files = [];
  for (const name of ["a.bin", "b.bin", "c.bin"])
    files.push(await upload(name, new Uint8Array(bytes).fill(7)));
  await answer({ files });
  startWorker();
  const { mail } = await untilReply();
  expect(mail.attachments.map(({ content }) => (content as ArrayBuffer).byteLength)).toEqual([
    ...[bytes, bytes, bytes],
  ]);
});

test("a mail whose file was removed fails with the reason instead of going without it", async () => {
  const { upload, answer, db, readOutbox, startWorker, server } = await openSending();
  const files = [await upload("plan.txt")];
  await answer({ files });
  await db.write((tx) => tx.delete(conversationFiles).where(eq(conversationFiles.id, files[0]!)));
  startWorker();
  await vi.waitFor(async () => {
    expect((await readOutbox()).at(-1)).toMatchObject({
      status: "failed",
      lastError: "An attached file was removed, so the email wasn't sent.",
    });
  }, waitOptions);
  expect(server.delivered.filter(({ mail }) => mail.text?.includes("Karibu!"))).toEqual([]);
});

test("rejects too many, too large, unknown and unsendable files", async () => {
  const desk = await openReply();
  const big = new Uint8Array(limits.conversationFile.bytes / 2 + 1);
  const [first, second] = [await desk.upload("a.bin", big), await desk.upload("b.bin", big)];
  expect(await refusal(desk, { files: [first, second] })).toMatchObject({
    message: "The files are larger than 15 MB together. Remove one, or send a second reply.",
  });
  expect(await refusal(desk, { files: ["unknown"] })).toMatchObject({
    message: "A file is no longer stored. Attach it again.",
  });
  expect(await refusal(desk, { files: Array(11).fill(first) })).toMatchObject({
    message: "At most 10 files can be attached.",
  });
  expect(await refusal(desk, { files: [first], channel: "whatsapp" })).toMatchObject({
    message: "Files can only go by email. Send them in the chat yourself.",
  });
  expect(await desk.readAnswers()).toEqual([]);
});

test("the files of one conversation stay within their limit", async () => {
  const desk = await openReply();
  const { db, upload, answer } = desk;
  await answer({ files: [await upload("a.txt")] });
  const full = { bytes: limits.conversationFile.conversationBytes };
  await db.write((tx) => tx.update(conversationFiles).set(full));
  expect(await refusal(desk, { files: [await upload("b.txt")] })).toMatchObject({
    message: "The files of this conversation would exceed 60 MB. Send a link instead.",
  });
});

test("a file that was sent is copied for a second reply and can't be removed", async () => {
  const { upload, answer, readAnswers, call, countStored } = await openReply();
  const file = await upload("plan.txt");
  await answer({ files: [file] });
  await answer({ files: [file] });
  const [first, second] = (await readAnswers()).map(({ files }) => getOnly(files)._id);
  expect(first).toBe(file);
  expect(second).not.toBe(file);
  expect((await call(`GET /api/conversation-files/${second}`)).text).toBe("a plan");
  expect(await countStored()).toEqual([2, 2]);
  expect(await call(`DELETE /api/conversation-files/${file}`)).toMatchObject({
    status: 409,
    body: { message: "This file is part of a message, a proposal or a template." },
  });
});

test("removes an unused file at once when asked, and others after a day", async () => {
  const { upload, answer, call, clock, services, countStored } = await openReply();
  const [removed] = [await upload("a.txt"), await upload("b.txt")];
  await answer({ files: [await upload("c.txt")] });
  expect((await call(`DELETE /api/conversation-files/${removed}`)).status).toBe(200);
  expect((await call(`DELETE /api/conversation-files/${removed}`)).status).toBe(404);
  const { signal } = new AbortController();
  expect(await services.removeUnusedFiles(signal)).toEqual({ removed: 0 });
  clock.advance(day + 1_000);
  expect(await services.removeUnusedFiles(signal)).toEqual({ removed: 1 });
  expect(await countStored()).toEqual([1, 1]);
});

test("cancelling a scheduled reply returns its files for the next one", async () => {
  const { upload, answer, call, path, clock, db, readAnswers } = await openReply();
  const file = await upload("plan.txt");
  const sendAt = new Date(clock.now().getTime() + day).toISOString();
  const { body } = await answer({ files: [file], sendAt });
  const entry = conversationSaved.parse(body).timeline.at(-1);
  const id = entry?.kind === "answer" ? entry._id : "";
  const { cancelled } = answerCancelled.parse((await call(`DELETE ${path}/answers/${id}`)).body);
  expect(cancelled.files).toMatchObject([{ _id: file, name: "plan.txt" }]);
  expect((await answer({ files: [file] })).status).toBe(201);
  expect(getOnly(await readAnswers()).files).toMatchObject([{ _id: file }]);
  const [mail] = await db.read
    .select()
    .from(mails)
    .where(eq(mails.to, guest))
    .orderBy(mails.seq)
    .limit(1)
    .offset(1);
  expect(mail?.files).toEqual([file]);
});

test("files move with their reply when conversations are joined and split", async () => {
  const { upload, answer, ask, list, call, _id, read } = await openReply();
  await answer({ files: [await upload("plan.txt")] });
  await ask({ email: "bo@example.test", phone: "+250788000001" });
  const other = (await list()).find((conversation) => conversation._id !== _id)?._id ?? "";
  await call(`POST /api/conversations/${other}/join`, { ids: [_id] });
  const { timeline } = await read(other);
  expect(timeline.find(({ kind }) => kind === "answer")).toMatchObject({
    files: [{ name: "plan.txt" }],
  });
  const own = timeline.flatMap((entry) =>
    entry.kind === "inquiry" && entry.inquiry.email === guest ? [entry.inquiry._id] : [],
  );
  const { body } = await call(`POST /api/conversations/${other}/split`, { messages: own });
  expect(conversationSaved.parse(body).timeline).toMatchObject([
    { kind: "inquiry" },
    { kind: "answer", files: [{ name: "plan.txt" }] },
  ]);
});

test("the export of conversations names a reply's files", async () => {
  const { upload, answer, call } = await openReply();
  await answer({ files: [await upload("plan.txt"), await upload("map.txt")] });
  const { text } = await call("GET /api/personal-data/conversations");
  expect(text).toContain("Karibu!\n\nFiles: plan.txt, map.txt");
});

test("erasing a guest erases the files of all replies", async () => {
  const { upload, answer, call, countStored, url } = await openReply({ database: "file" });
  await answer({ files: [await upload("Contract of Ada.txt", "Ada's passport")] });
  expect(await findInTables(url, "Contract of Ada")).not.toEqual([]);
  await call("POST /api/personal-data/erase", { email: guest });
  expect(await countStored()).toEqual([0, 0]);
  expect(await findInTables(url, "Contract of Ada")).toEqual([]);
});

test("emptying the trash removes files with their replies", async () => {
  const { upload, answer, change, _id, clock, services, countStored } = await openReply();
  await answer({ files: [await upload("a.bin", new Uint8Array(3_000_000))] });
  await change(_id, { box: "trash" });
  clock.advance((limits.trashDays + 1) * day);
  await services.removeTrash(new AbortController().signal);
  expect(await countStored()).toEqual([0, 0]);
});

test("retention removes files with their replies", async () => {
  const { upload, answer, clock, services, countStored } = await openReply({ retentionDays: 60 });
  await answer({ files: [await upload("a.bin", new Uint8Array(3_000_000))] });
  clock.advance(61 * day);
  await services.removeOld(new AbortController().signal);
  expect(await countStored()).toEqual([0, 0]);
});

const openTemplates = async () => {
  const desk = await openReply();
  const { call, get } = desk;
  const save = async (files: ConversationFile[]) => {
    const { answers } = await get("/api/settings", versionedSettings);
    const template = { name: "Price list", text: "Our prices are attached.", files };
    return call("PUT /api/settings", {
      ...{ section: "answers", version: answers.version, value: { templates: [template] } },
    });
  };
  const readFiles = async () => {
    const { answers } = await get("/api/settings", versionedSettings);
    return answers.value.templates.flatMap(({ files }) => files);
  };
  return { ...desk, save, readFiles };
};

test("replies take copies of a template's files, which stay until no template names them", async () => {
  const desk = await openTemplates();
  const { save, readFiles, answer, readAnswers, clock, services, countStored, call } = desk;
  const file = await uploadFile(desk, "prices.txt", "Kayaks: 25 USD");
  expect((await save([file])).status).toBe(200);
  expect(await readFiles()).toEqual([file]);
  const { signal } = new AbortController();
  clock.advance(2 * day);
  expect(await services.removeUnusedFiles(signal)).toEqual({ removed: 0 });
  for (let replies = 0; replies < 2; replies += 1)
    expect((await answer({ files: [file._id] })).status).toBe(201);
  const sent = (await readAnswers()).flatMap(({ files }) => files);
  expect(sent.map(({ name }) => name)).toEqual(["prices.txt", "prices.txt"]);
  expect(new Set([file._id, ...sent.map(({ _id }) => _id)]).size).toBe(3);
  expect((await call(`DELETE /api/conversation-files/${file._id}`)).status).toBe(409);
  expect(await countStored()).toEqual([3, 3]);
  await save([]);
  clock.advance(2 * day);
  expect(await services.removeUnusedFiles(signal)).toEqual({ removed: 1 });
  expect(await countStored()).toEqual([2, 2]);
});

test("rejects a template whose file is gone or part of a message", async () => {
  const desk = await openTemplates();
  const { save, answer } = desk;
  const file = await uploadFile(desk, "prices.txt", "Kayaks: 25 USD");
  await answer({ files: [file._id] });
  for (const lost of [file, { ...file, _id: "unknown" }])
    expect(await save([lost])).toMatchObject({
      status: 400,
      body: { message: "A template's file is no longer stored. Attach it again." },
    });
});

test("limits the files of one template to 15 MB together", async () => {
  const desk = await openTemplates();
  const big = new Uint8Array(8_000_000).fill(7);
  const files = [await uploadFile(desk, "a.bin", big), await uploadFile(desk, "b.bin", big)];
  const message = "The files of “Price list” are larger than 15 MB together. Remove one.";
  const claimed = files.map((file) => ({ ...file, bytes: 1 }));
  for (const refused of [files, claimed])
    expect(await desk.save(refused)).toMatchObject({
      status: 400,
      body: { issues: [{ message }] },
    });
  expect((await desk.save(files.slice(0, 1))).status).toBe(200);
});
