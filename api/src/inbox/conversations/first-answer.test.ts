import { recentAnswerTimes } from "shared/inbox/reports/answer-times";
import { expect, test } from "vitest";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** A guest whose message was answered after three hours. */
const open = async (options?: Parameters<typeof openDesk>[0]) => {
  const desk = await openDesk(options);
  const { ask, list, call, clock, get } = desk;
  await ask();
  clock.advance(3 * hour);
  const { _id } = getOnly(await list());
  const answer = async (text: string) =>
    expect((await call(`POST /api/conversations/${_id}/answers`, { text })).status).toBe(201);
  await answer("Karibu!");
  const readTimes = async () => {
    const { weeks: _weeks, ...whole } = await get("/api/stats/answer-times", recentAnswerTimes);
    return whole;
  };
  const first = await readTimes();
  expect(first).toMatchObject({ answered: 1, waiting: 0 });
  expect(first.half).toBeGreaterThanOrEqual(3 * 3_600);
  return { ...desk, id: _id, first, answer, readTimes };
};

test("the first response time survives the removal of the old message and answer", async () => {
  const { id, first, answer, readTimes, clock, services, write, read, listInquiries } = await open({
    retentionDays: 30,
  });
  clock.advance(45 * day);
  await write();
  await answer("Karibu tena!");
  await services.removeOld(new AbortController().signal);
  expect(await listInquiries()).toEqual([]);
  const answers = (await read(id)).timeline.filter(({ kind }) => kind === "answer");
  expect(answers).toMatchObject([{ text: "Karibu tena!" }]);
  expect(await readTimes()).toEqual(first);
});

test("a split-off conversation has its own first answer", async () => {
  const { id, first, readTimes, write, read, call, list } = await open();
  await write();
  const [asked, written] = (await read(id)).timeline.filter(
    (entry) => entry.kind === "inquiry" || entry.kind === "contact",
  );
  const messages = asked?.kind === "inquiry" ? [asked.inquiry._id] : [];
  const { status, body } = await call(`POST /api/conversations/${id}/split`, { messages });
  expect({ status, body }).toMatchObject({ status: 201 });
  const begun = getOnly((await list()).filter(({ _id }) => _id !== id));
  expect(begun.createdAt).toBe(asked!.at);
  expect((await read(begun._id)).timeline).toHaveLength(2);
  const rest = (await read(id)).conversation;
  expect(rest).toMatchObject({ createdAt: written!.at, waitingSince: written!.at });
  const times = { ...first, waiting: 1, waitingSince: written!.at };
  expect(await readTimes()).toEqual(times);
});
