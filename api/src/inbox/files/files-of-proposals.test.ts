import { eq } from "drizzle-orm";
import { versionedSettings } from "shared/content/site-settings/settings-changes";
import type { Proposal } from "shared/inbox/proposals/proposals";
import { limits } from "shared/limits";
import { expect, test } from "vitest";
import { conversationFileSlices, conversationFiles } from "#tables/conversation-files.ts";
import { choose, openProposals } from "#testing/proposals/open-proposals.ts";

const day = 24 * 3_600_000;

const open = async () => {
  const desk = await openProposals();
  const { call, clock, db, services, get } = desk;
  const saveFiles = ({ _id, draft, updatedAt }: Proposal, files: string[]) =>
    call(`PUT /api/proposals/${_id}/draft`, { content: { ...draft!.content, files }, updatedAt });
  const refusal = async (proposal: Proposal, files: string[]) => {
    const { status, body } = await saveFiles(proposal, files);
    expect(status).toBe(400);
    return body;
  };
  /** Removes what has been unused for a day. Returns the number of files. */
  const clean = async () => {
    clock.advance(day + 1_000);
    return (await services.removeUnusedFiles(new AbortController().signal)).removed;
  };
  const countStored = async () => [
    await db.read.$count(conversationFiles),
    await db.read.$count(conversationFileSlices),
  ];
  const saveTemplate = async (files: object[]) => {
    const { answers } = await get("/api/settings", versionedSettings);
    const template = { name: "Price list", text: "Our prices are attached.", files };
    return call("PUT /api/settings", {
      ...{ section: "answers", version: answers.version, value: { templates: [template] } },
    });
  };
  return { ...desk, saveFiles, refusal, clean, countStored, saveTemplate };
};

const getFiles = ({ draft }: Proposal) => draft!.content.files;

test("limits the files of a proposal to 15 MB together", async () => {
  const { write, upload, refusal, save } = await open();
  const draft = await write();
  const big = new Uint8Array(8_000_000).fill(7);
  const [first, second] = [await upload("a.bin", big), await upload("b.bin", big)];
  expect(await refusal(draft, [first, second])).toMatchObject({
    issues: [{ message: "The files are larger than 15 MB together. Remove one." }],
  });
  expect(getFiles(await save(draft, { files: [first] }))).toEqual([first]);
});

test("limits the files of a conversation's proposals and replies together", async () => {
  const { write, upload, refusal, save, db } = await open();
  const { bytes, conversationBytes } = limits.conversationFile;
  const setBytes = (id: string, size: number) =>
    db.write((tx) =>
      tx.update(conversationFiles).set({ bytes: size }).where(eq(conversationFiles.id, id)),
    );
  const addLarge = async (name: string) => {
    const file = await upload(name, "x");
    await setBytes(file, bytes);
    return file;
  };
  const drafts = [];
  for (let sum = 0; sum < conversationBytes; sum += bytes)
    drafts.push(await save(await write(), { files: [await addLarge(`${sum}.bin`)] }));
  const message = "The files of this conversation would exceed 60 MB. Send a link instead.";
  const more = await upload("more.txt", "y");
  expect(await refusal(await write(), [more])).toMatchObject({ issues: [{ message }] });
  const [first] = drafts;
  const replaced = await addLarge("replaced.bin");
  expect(getFiles(await save(first!, { files: [replaced] }))).toEqual([replaced]);
});

test("saves a draft without new files while its conversation holds too many", async () => {
  const { write, upload, refusal, save, db } = await open();
  const [file, large] = [await upload("plan.txt", "x"), await upload("large.bin", "x")];
  const draft = await save(await write(), { files: [file] });
  await save(await write(), { files: [large] });
  const bytes = limits.conversationFile.conversationBytes;
  const isLarge = eq(conversationFiles.id, large);
  await db.write((tx) => tx.update(conversationFiles).set({ bytes }).where(isLarge));
  const changed = await save(draft, { title: "Two islands" });
  await refusal(changed, [file, await upload("more.txt", "y")]);
  expect(getFiles(await save(changed, { files: [] }))).toEqual([]);
});

test("removes a file that was taken out of a draft after a day", async () => {
  const { write, upload, save, clean, countStored } = await open();
  const [kept, removed] = [await upload("kept.txt", "a"), await upload("removed.txt", "b")];
  const draft = await save(await write(), { files: [kept, removed] });
  expect(await clean()).toBe(0);
  const changed = await save(draft, { files: [kept] });
  const restored = await save(changed, { files: [kept, removed] });
  expect(await clean()).toBe(0);
  await save(restored, { files: [kept] });
  expect(await clean()).toBe(1);
  expect(await countStored()).toEqual([1, 1]);
});

test("keeps a file that a sent version names when its next draft leaves it out", async () => {
  const { app, upload, offer, change, save, clean } = await open();
  const file = await upload("plan.txt", "Bring a hat.");
  const { proposal, token } = await offer({ files: [file] });
  const draft = await change(`POST /api/proposals/${proposal._id}/draft`);
  await save(draft, { files: [] });
  expect(await clean()).toBe(0);
  expect(await (await app.request(`/p/${token}/files/${file}`)).text()).toBe("Bring a hat.");
});

test("discarding a draft releases its files, except those of a sent version", async () => {
  const { upload, offer, change, write, save, discard, clean, countStored } = await open();
  const [sent, added, own] = [
    await upload("sent.txt", "a"),
    await upload("added.txt", "b"),
    await upload("own.txt", "c"),
  ];
  const { proposal } = await offer({ files: [sent] });
  const next = await change(`POST /api/proposals/${proposal._id}/draft`);
  expect((await discard(await save(next, { files: [sent, added] }))).status).toBe(200);
  expect((await discard(await save(await write(), { files: [own] }))).status).toBe(200);
  expect(await countStored()).toEqual([3, 3]);
  expect(await clean()).toBe(2);
  expect(await countStored()).toEqual([1, 1]);
});

test("an acceptance releases the files of the draft, except those of a sent version", async () => {
  const { upload, offer, change, save, clean, countStored, services } = await open();
  const [sent, added] = [await upload("sent.txt", "a"), await upload("added.txt", "b")];
  const { proposal, token } = await offer({ files: [sent] });
  const next = await change(`POST /api/proposals/${proposal._id}/draft`);
  await save(next, { files: [sent, added] });
  expect(await services.guestProposals.accept(token, choose(proposal))).toBe("accepted");
  const [before] = await countStored();
  expect(await clean()).toBe(1);
  expect((await countStored())[0]).toBe(before! - 1);
});

test("takes copies of the files of templates, messages and other proposals", async () => {
  const { call, conversation, upload, write, save, saveTemplate } = await open();
  const prices = await upload("prices.txt", "Kayaks: 25 USD");
  const template = { _id: prices, name: "prices.txt", type: "text/plain", bytes: 14 };
  expect((await saveTemplate([template])).status).toBe(200);
  const sent = await upload("plan.txt", "Bring a hat.");
  const reply = { text: "Karibu!", files: [sent] };
  expect((await call(`POST /api/conversations/${conversation}/answers`, reply)).status).toBe(201);
  const own = await upload("map.txt", "North.");
  const first = await save(await write(), { files: [own] });
  const second = await save(await write(), { files: [prices, sent, own] });
  const copies = getFiles(second);
  expect(new Set([prices, sent, own, ...copies]).size).toBe(6);
  const texts = await Promise.all(
    copies.map(async (id) => (await call(`GET /api/conversation-files/${id}`)).text),
  );
  expect(texts).toEqual(["Kayaks: 25 USD", "Bring a hat.", "North."]);
  expect(getFiles(first)).toEqual([own]);
  expect((await save(second, { files: copies })).draft?.content.files).toEqual(copies);
  expect((await saveTemplate([template])).status).toBe(200);
});

test("rejects files that a guest sent, that are unknown or still arriving", async () => {
  const { upload, write, refusal, db } = await open();
  const change = async (changes: Partial<typeof conversationFiles.$inferInsert>) => {
    const file = await upload("plan.txt", "a");
    const byId = eq(conversationFiles.id, file);
    await db.write((tx) => tx.update(conversationFiles).set(changes).where(byId));
    return file;
  };
  const draft = await write();
  const message = "A file is no longer stored. Attach it again.";
  const refused = ["unknown", await change({ uploadedAt: null }), await change({ arriving: true })];
  for (const file of refused)
    expect(await refusal(draft, [file])).toMatchObject({ issues: [{ message }] });
});

test("serves a proposal's files in each of its versions, and none of another proposal", async () => {
  const desk = await open();
  const file = await desk.upload("plan.txt", "Bring a hat.");
  const first = await desk.offer({ files: [file] });
  const second = await desk.offerAgain(first.proposal);
  const other = await desk.offer();
  const download = (token: string) => desk.app.request(`/p/${token}/files/${file}`);
  for (const { token } of [first, second]) {
    const answer = await download(token);
    expect({ status: answer.status, text: await answer.text() }).toEqual({
      ...{ status: 200, text: "Bring a hat." },
    });
  }
  expect((await download(other.token)).status).toBe(404);
});
