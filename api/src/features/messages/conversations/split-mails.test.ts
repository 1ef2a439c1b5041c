import { expect, test } from "vitest";
import { onlyOf, openDesk } from "#testing/app/open-desk.ts";
import { receiveReply } from "#testing/mail/receive-reply.ts";

const stranger = "eve@elsewhere.test";

test("a stranger's mail that is split off is the stranger's: answers and next messages go along", async () => {
  const desk = await openDesk();
  const { ask, list, read, call, write } = desk;
  await ask();
  const { _id } = onlyOf(await list());
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
