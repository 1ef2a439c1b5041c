import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { at, openDraftSaver, rest, toDraft } from "../../../testing/draft-saver.ts";
import { ApiError, NetworkError } from "../../api/api-error.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("keeps typed text on the device at once and sends it after a pause", async () => {
  const { type, server, local, phase } = openDraftSaver();
  type("K");
  await rest(500);
  type("Ka");
  await rest(500);
  expect(server.requests).toEqual([]);
  expect(local.at(-1)).toEqual({ title: "Ka" });
  expect(phase()).toBe("waiting");
  await rest();
  expect(server.requests).toEqual(["Ka"]);
  expect(local.at(-1)).toBeNull();
  expect(phase()).toBe("saved");
});

test("sends the latest text after a request, one at a time", async () => {
  const { type, server, phase } = openDraftSaver();
  type("Ka");
  await rest(850);
  type("Kaya");
  type("Kayak");
  await rest(2_000);
  expect(server.requests).toEqual(["Ka", "Kayak"]);
  expect(phase()).toBe("saved");
});

test("sends nothing for a draft that nobody changes", async () => {
  const { type, server, phase } = openDraftSaver({
    values: { title: "Kayak" },
    base: "v1",
    draftAt: at(0),
  });
  type("Kayak");
  await rest(60_000);
  expect(server.requests).toEqual([]);
  expect(phase()).toBe("saved");
});

test("removes the draft once the fields are as published", async () => {
  const { saver, server, local, phase } = openDraftSaver({
    values: { title: "Kayak" },
    base: "v1",
    draftAt: at(0),
  });
  saver.change(null);
  await rest();
  expect(server.read()).toBeUndefined();
  expect(local.at(-1)).toBeNull();
  expect(phase()).toBe("none");
});

test("keeps the text on the device while offline and sends it when the connection is back", async () => {
  const { type, server, connection, local, phase } = openDraftSaver();
  server.failure = new NetworkError("offline");
  type("Kayak");
  await rest();
  expect(phase()).toBe("local");
  expect(local.at(-1)).toEqual({ title: "Kayak" });
  server.failure = undefined;
  connection.dispatchEvent(new Event("online"));
  await rest(200);
  expect(server.read()?.values).toEqual({ title: "Kayak" });
  expect(phase()).toBe("saved");
});

test("tries again by itself when the server was gone", async () => {
  const { type, server, phase } = openDraftSaver();
  server.failure = new ApiError(503, { message: "Down." });
  type("Kayak");
  await rest();
  server.failure = undefined;
  await rest(15_000);
  expect(phase()).toBe("saved");
});

test("says why the server refused a draft and does not repeat it", async () => {
  const { type, server, last } = openDraftSaver();
  server.failure = new ApiError(409, {
    message: "There are already 200 drafts.",
    code: "conflict",
  });
  type("Kayak");
  await rest(60_000);
  expect(server.requests).toHaveLength(1);
  expect(last()).toMatchObject({ phase: "local", refusal: "There are already 200 drafts." });
});

test("shows someone else's draft and overwrites it only after a choice", async () => {
  const { type, server, saver, last, phase } = openDraftSaver();
  type("Kayak");
  await rest();
  const theirs = toDraft({ title: "Canoe" }, at(30));
  server.write(theirs);
  type("Kayak at dawn");
  await rest();
  expect(last()).toMatchObject({
    phase: "conflict",
    theirs: { draft: theirs, fields: { values: { title: "Canoe" } }, before: { title: "Kayak" } },
  });
  type("Kayak at night");
  await rest(60_000);
  expect(server.read()).toEqual(theirs);
  saver.resolve(theirs, { title: "Canoe" });
  await rest();
  expect(server.read()?.values).toEqual({ title: "Kayak at night" });
  expect(phase()).toBe("saved");
});

test("replaces a draft of an older form only after a choice", async () => {
  const { type, server, saver, local, last, phase } = openDraftSaver();
  const older = toDraft({ title: "Canoe" }, at(30));
  server.write(older);
  server.isUnreadable = true;
  type("Kayak");
  await rest(60_000);
  expect(server.read()).toEqual(older);
  expect(last()).toMatchObject({
    phase: "conflict",
    theirs: { draft: older, fields: undefined },
  });
  expect(local.at(-1)).toEqual({ title: "Kayak" });
  saver.resolve(older, undefined);
  await rest();
  expect(server.read()?.values).toEqual({ title: "Kayak" });
  expect(phase()).toBe("saved");
});

test("recognizes its own draft after a lost answer", async () => {
  const { type, server, phase } = openDraftSaver();
  server.isAnswerLost = true;
  type("Kayak");
  await rest();
  server.isAnswerLost = false;
  type("Kayak at dawn");
  await rest();
  await rest();
  expect(phase()).toBe("saved");
  expect(server.read()?.values).toEqual({ title: "Kayak at dawn" });
});

test("recognizes its own draft among several without an answer", async () => {
  const { type, server, phase } = openDraftSaver();
  server.isAnswerLost = true;
  type("Ka");
  await rest();
  server.failure = new NetworkError("offline");
  type("Kayak");
  await rest(20_000);
  server.failure = undefined;
  server.isAnswerLost = false;
  type("Kayak at dawn");
  await rest(20_000);
  expect(phase()).toBe("saved");
  expect(server.read()?.values).toEqual({ title: "Kayak at dawn" });
});

test("keeps someone else's newer draft when the own one is discarded", async () => {
  const { saver, server, phase } = openDraftSaver({
    values: { title: "Kayak" },
    base: "v1",
    draftAt: at(0),
  });
  server.write(toDraft({ title: "Canoe" }, at(30)));
  saver.change(null);
  await rest();
  expect(server.read()?.values).toEqual({ title: "Canoe" });
  expect(phase()).toBe("none");
});

test("says when someone else's newer draft, or a lost connection, outlives a discard", async () => {
  const { saver, server, connection } = openDraftSaver({
    values: { title: "Kayak" },
    base: "v1",
    draftAt: at(0),
  });
  const onKept = vi.fn();
  server.failure = new NetworkError("offline");
  saver.discard(onKept);
  saver.change(null);
  await rest(60_000);
  expect(onKept.mock.calls).toEqual([[undefined]]);
  const theirs = toDraft({ title: "Canoe" }, at(30));
  server.write(theirs);
  server.failure = undefined;
  saver.discard(onKept);
  connection.dispatchEvent(new Event("online"));
  await rest();
  expect(onKept.mock.calls).toEqual([[undefined], [theirs]]);
});

test("sends what is left when the screen closes, unless it was given up", async () => {
  const first = openDraftSaver();
  first.type("Kayak");
  first.stop();
  await rest(200);
  expect(first.server.read()?.values).toEqual({ title: "Kayak" });

  const second = openDraftSaver();
  second.type("Kayak");
  second.saver.forget();
  second.stop();
  await rest();
  expect(second.server.requests).toEqual([]);
  expect(second.local.at(-1)).toBeNull();
});
