import { expect, test } from "vitest";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";
import { receiveReply } from "#testing/mail/receive-reply.ts";
import { findByMails } from "../messages/mails/find-conversation.ts";

const stranger = "eve@elsewhere.test";

test("a split-off stranger's mail takes its answers and later messages along", async () => {
  const desk = await openDesk();
  const { ask, list, read, call, write } = desk;
  await ask();
  const { _id } = getOnly(await list());
  await receiveReply(desk, _id, { from: stranger, name: "Eve", text: "Not Ada's trip." });
  const mail = (await read(_id)).timeline.flatMap((entry) =>
    entry.kind === "mail" ? [entry.mail._id] : [],
  );
  const { body } = await call(`POST /api/conversations/${_id}/split`, { messages: mail });
  expect(body).toMatchObject({
    conversation: { email: stranger, name: "Eve", preview: "Not Ada's trip." },
    timeline: [{ kind: "mail", mail: { from: stranger, isFromElsewhere: false } }],
  });
  await write({ email: stranger, message: "It is me again." });
  const both = await list();
  expect(both.map(({ email, preview }) => [email, preview])).toEqual(
    expect.arrayContaining([
      [stranger, "It is me again."],
      ["ada@example.test", expect.any(String)],
    ]),
  );
  expect(both).toHaveLength(2);
});

test("after a split, a reply to mails of both sides belongs to the newest of them", async () => {
  const { ask, list, read, call, db } = await openDesk();
  const answer = async (id: string, text: string) => {
    await call(`POST /api/conversations/${id}/answers`, { text });
    const answers = (await read(id)).timeline.filter((entry) => entry.kind === "answer");
    return answers.find((entry) => entry.text === text)!.mail!._id;
  };
  await ask();
  const { _id: first } = getOnly(await list());
  const oldest = await answer(first, "Karibu!");
  await ask();
  const newer = await answer(first, "The second trip costs 300 USD.");
  const asked = (await read(first)).timeline.flatMap((entry) =>
    entry.kind === "inquiry" ? [entry.inquiry._id] : [],
  );
  await call(`POST /api/conversations/${first}/split`, { messages: asked.slice(1) });
  const [second] = (await list()).filter(({ _id }) => _id !== first);
  expect(await findByMails(db.read, [oldest, newer])).toBe(second!._id);
  expect(await findByMails(db.read, [newer, oldest])).toBe(second!._id);
  const newest = await answer(first, "The first trip begins at eight.");
  expect(await findByMails(db.read, [oldest, newer, newest])).toBe(first);
  expect(await findByMails(db.read, [newest, newer])).toBe(first);
});
