import { auditListQuery } from "shared/audit/audit";
import { expect, test } from "vitest";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";

test("a change to an outdated conversation gets a conflict and changes nothing", async () => {
  const { ask, write, list, call } = await openDesk();
  await ask();
  const { _id: id, latestAt } = getOnly(await list());
  await write({ message: "Wait!" });
  const changes = [{ id, change: { box: "trash" }, latestAt }];
  expect((await call("PATCH /api/conversations", { changes })).status).toBe(409);
  expect(getOnly(await list()).preview).toBe("Wait!");
});

test("rejects an assignee who can't open the inbox", async () => {
  const { ask, list, change, signInAs } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  const client = await signInAs("user");
  const editor = await signInAs("admin", "content");
  for (const assigneeId of ["somebody", client.user._id, editor.user._id])
    expect(await change(_id, { assigneeId })).toMatchObject({ status: 400 });
});

test("state, reason, assignee and reminder are changed, kept in the timeline, and undone by what came before", async () => {
  const { ask, list, change, read, call, user } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  const remindAt = "2027-01-04T07:00:00.000Z";
  const fields = { state: "lost", lostReason: "Too dear", assigneeId: user._id, remindAt };
  const { body } = await change(_id, fields);
  expect(body).toMatchObject({
    message: "Conversation changed.",
    conversations: [
      { state: "lost", lostReason: "Too dear", assignee: { _id: user._id }, remindAt },
    ],
    before: [
      { id: _id, change: { state: "new", lostReason: null, assigneeId: null, remindAt: null } },
    ],
  });
  expect(await list({ waiting: "true" })).toEqual([]);
  expect(await list({ assignee: "me" })).toHaveLength(1);
  expect((await read(_id)).timeline.at(-1)).toMatchObject({ kind: "change", change: fields });
  const { before } = body as { before: object[] };
  await call("PATCH /api/conversations", { changes: before });
  expect(getOnly(await list())).toMatchObject({ state: "new", lostReason: null, assignee: null });
  expect(await list({ waiting: "true" })).toHaveLength(1);
});

test("upcoming reminders are listed by their time, the next one first", async () => {
  const { ask, list, change, clock } = await openDesk();
  const inHours = (hours: number) =>
    new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
  for (const email of ["late@example.test", "soon@example.test", "none@example.test"])
    await ask({ email });
  for (const { _id, email } of await list()) {
    if (email.startsWith("late")) await change(_id, { remindAt: inHours(30) });
    if (email.startsWith("soon")) await change(_id, { remindAt: inHours(2) });
  }
  const upcoming = await list({ due: "false", sort: "remindAt", order: "asc" });
  expect(upcoming.map(({ email }) => email)).toEqual(["soon@example.test", "late@example.test"]);
});

test("a reminder becomes due at its time", async () => {
  const { ask, list, change, clock, services, user } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  await change(_id, { remindAt: new Date(clock.now().getTime() + 3_600_000).toISOString() });
  expect(await list({ due: "true" })).toEqual([]);
  expect(await list({ due: "false" })).toHaveLength(1);
  expect(await services.conversations.count(user._id)).toMatchObject({ due: 0, upcoming: 1 });
  clock.advance(3_600_000);
  expect(await list({ due: "true" })).toHaveLength(1);
  expect(await list({ due: "false" })).toEqual([]);
  expect(await services.conversations.count(user._id)).toMatchObject({ due: 1, upcoming: 0 });
});

test("a change that is undone leaves no line in the conversation; the activity log has both", async () => {
  const { ask, list, change, call, read, services } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  const { body } = await change(_id, { box: "spam" });
  const { before } = body as { before: [{ undoes: string }] };
  expect((await read(_id)).timeline.map(({ kind }) => kind)).toEqual(["inquiry", "change"]);
  await call("PATCH /api/conversations", { changes: before });
  expect((await read(_id)).timeline.map(({ kind }) => kind)).toEqual(["inquiry"]);
  expect(getOnly(await list())).toMatchObject({ box: "inbox", state: "new" });
  const { entries } = await services.audit.list(auditListQuery.parse({}));
  expect(entries.filter(({ action }) => action === "conversation.changed")).toHaveLength(2);
  await call("PATCH /api/conversations", { changes: before });
  expect((await read(_id)).timeline.map(({ kind }) => kind)).toEqual(["inquiry", "change"]);
});

test("an undo deletes no entry of a newer or of another change", async () => {
  const { ask, list, change, call, read, user } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  const undo = (entry: object) => call("PATCH /api/conversations", { changes: [entry] });
  const listKept = async () =>
    (await read(_id)).timeline.flatMap((entry) => (entry.kind === "change" ? [entry.change] : []));
  const { body } = await change(_id, { state: "confirmed" });
  const [before] = (body as { before: [{ undoes: string }] }).before;
  await undo({ id: _id, change: { assigneeId: user._id }, undoes: before.undoes });
  expect(await listKept()).toEqual([{ state: "confirmed" }, { assigneeId: user._id }]);
  await undo(before);
  expect(await listKept()).toHaveLength(3);
});

test.each([
  { state: "lost", lostReason: "Too dear" },
  { remindAt: "2027-01-04T07:00:00.000Z", assigneeId: null },
  { dates: { startsOn: "2027-01-04", endsOn: null } },
])("undoing the newest change deletes its entry: %o", async (fields) => {
  const { ask, list, change, call, read } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  const { body } = await change(_id, fields);
  await call("PATCH /api/conversations", { changes: (body as { before: object[] }).before });
  expect((await read(_id)).timeline.map(({ kind }) => kind)).toEqual(["inquiry"]);
});
