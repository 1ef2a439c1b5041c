import type { Draft } from "shared/content/records/drafts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, NetworkError } from "../../api/api-error.ts";
import { findTheirs } from "./draft-requests.ts";
import { createDraftSaver, type DraftStatus, type SentDraft } from "./draft-saver.ts";

type Values = { title: string };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const toDraft = (values: Values, updatedAt: string): Draft => ({
  kind: "tour",
  id: "kayak",
  name: values.title,
  author: "ana",
  updatedAt,
  values,
  from: null,
  document: null,
  base: "v1",
  version: "v1",
  presented: null,
});

const at = (second: number) => new Date(Date.UTC(2026, 7, 12, 12, 0, second)).toISOString();

/** A saver against a server that keeps one draft, as the API does. */
const open = (sent?: SentDraft<Values>) => {
  let stored: Draft | undefined = sent && toDraft(sent.values ?? { title: "" }, sent.draftAt);
  let saves = 0;
  const server = {
    failure: undefined as Error | undefined,
    isAnswerLost: false,
    /** The form can't read the fields of the stored draft. */
    isUnreadable: false,
    requests: [] as string[],
    read: () => stored,
    write: (draft: Draft | undefined) => {
      stored = draft;
    },
  };
  const refuseOutdated = (draftAt: string | null) => {
    if (server.failure) throw server.failure;
    if (stored && stored.updatedAt !== draftAt)
      throw new ApiError(409, { message: "Changed.", code: "edit_conflict", current: stored });
  };
  const connection = new EventTarget();
  const local: (Values | null)[] = [];
  const statuses: DraftStatus<Values>[] = [];
  const saver = createDraftSaver<Values>({
    sent,
    isSame: (a, b) => a.title === b.title,
    readFields: ({ values }) =>
      server.isUnreadable ? undefined : { values: values as Values, from: undefined },
    put: async ({ values }, draftAt) => {
      server.requests.push(values.title);
      await new Promise((resolve) => setTimeout(resolve, 100));
      refuseOutdated(draftAt);
      saves += 1;
      stored = toDraft(values, at(saves));
      if (server.isAnswerLost) throw new NetworkError("lost");
      return stored;
    },
    remove: async (draftAt) => {
      server.requests.push("remove");
      refuseOutdated(draftAt);
      stored = undefined;
    },
    findTheirs,
    keepLocal: (content) => local.push(content?.values ?? null),
    onStatus: (status) => statuses.push(status),
    connection,
  });
  const stop = saver.start();
  const type = (title: string) => saver.change({ values: { title }, from: undefined, base: "v1" });
  const phase = () => statuses.at(-1)?.phase;
  return { saver, server, connection, local, type, phase, stop, last: () => statuses.at(-1) };
};

const rest = (milliseconds = 1_000) => vi.advanceTimersByTimeAsync(milliseconds);

test("keeps typed text on the device at once and sends it after a pause", async () => {
  const { type, server, local, phase } = open();
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
  const { type, server, phase } = open();
  type("Ka");
  await rest(850);
  type("Kaya");
  type("Kayak");
  await rest(2_000);
  expect(server.requests).toEqual(["Ka", "Kayak"]);
  expect(phase()).toBe("saved");
});

test("sends nothing for a draft that nobody changes", async () => {
  const { type, server, phase } = open({ values: { title: "Kayak" }, base: "v1", draftAt: at(0) });
  type("Kayak");
  await rest(60_000);
  expect(server.requests).toEqual([]);
  expect(phase()).toBe("saved");
});

test("removes the draft once the fields are as published", async () => {
  const { saver, server, local, phase } = open({
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
  const { type, server, connection, local, phase } = open();
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
  const { type, server, phase } = open();
  server.failure = new ApiError(503, { message: "Down." });
  type("Kayak");
  await rest();
  server.failure = undefined;
  await rest(15_000);
  expect(phase()).toBe("saved");
});

test("says why the server refused a draft and does not repeat it", async () => {
  const { type, server, last } = open();
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
  const { type, server, saver, last, phase } = open();
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
  const { type, server, saver, local, last, phase } = open();
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
  const { type, server, phase } = open();
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
  const { type, server, phase } = open();
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

test("publishes the draft as it was last sent, and sends nothing afterwards", async () => {
  const { type, saver, server, local, phase } = open();
  type("Kayak");
  await rest();
  type("Kayak at dawn");
  const publish = vi.fn(async () => "published");
  expect(await saver.publish(publish)).toBe("published");
  expect(publish.mock.calls).toEqual([[at(1)]]);
  server.write(undefined);
  saver.change(null);
  await rest(60_000);
  expect(server.requests).toEqual(["Kayak"]);
  expect(local.at(-1)).toBeNull();
  expect(phase()).toBe("none");
});

test("waits for a running request before it publishes", async () => {
  const { type, saver } = open();
  type("Kayak");
  await rest(850);
  const publish = vi.fn(async () => "published");
  const published = saver.publish(publish);
  expect(publish).not.toHaveBeenCalled();
  await rest();
  await published;
  expect(publish.mock.calls).toEqual([[at(1)]]);
});

test("publishes the draft that the server stored without an answer", async () => {
  const { type, saver, server } = open();
  server.isAnswerLost = true;
  type("Kayak");
  await rest();
  server.isAnswerLost = false;
  const publish = vi.fn(async () => "published");
  const published = saver.publish(publish);
  await rest();
  await published;
  expect(publish.mock.calls).toEqual([[at(1)]]);
});

test("removes the draft when a publication without an answer is repeated", async () => {
  const { type, saver, server, phase } = open();
  type("Kayak");
  await rest();
  const lose = () => Promise.reject(new NetworkError("lost"));
  await expect(saver.publish(lose)).rejects.toThrow("lost");
  await saver.publish(async () => "published");
  await rest();
  expect(server.requests).toEqual(["Kayak", "remove"]);
  expect(server.read()).toBeUndefined();
  expect(phase()).toBe("none");
});

test("publishes nothing while someone else's draft waits for a choice", async () => {
  const { type, server, saver, phase } = open();
  type("Kayak");
  await rest();
  server.write(toDraft({ title: "Canoe" }, at(30)));
  type("Kayak at dawn");
  await rest(850);
  const publish = vi.fn(async () => "published");
  const published = saver.publish(publish);
  await Promise.all([expect(published).rejects.toThrow("Choose between both versions"), rest()]);
  expect(publish).not.toHaveBeenCalled();
  expect(phase()).toBe("conflict");
});

test("goes on saving the draft when it couldn't be published", async () => {
  const { type, saver, server, phase } = open();
  type("Kayak");
  const refuse = async () => {
    type("Kayak at dawn");
    await rest();
    throw new ApiError(400, { message: "The price is missing." });
  };
  await expect(saver.publish(refuse)).rejects.toThrow("The price is missing.");
  expect(server.requests).toEqual([]);
  await rest();
  expect(server.requests).toEqual(["Kayak at dawn"]);
  expect(phase()).toBe("saved");
});

test("keeps someone else's newer draft when the own one is discarded", async () => {
  const { saver, server, phase } = open({ values: { title: "Kayak" }, base: "v1", draftAt: at(0) });
  server.write(toDraft({ title: "Canoe" }, at(30)));
  saver.change(null);
  await rest();
  expect(server.read()?.values).toEqual({ title: "Canoe" });
  expect(phase()).toBe("none");
});

test("says when someone else's newer draft, or a lost connection, outlives a discard", async () => {
  const { saver, server, connection } = open({
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
  const first = open();
  first.type("Kayak");
  first.stop();
  await rest(200);
  expect(first.server.read()?.values).toEqual({ title: "Kayak" });

  const second = open();
  second.type("Kayak");
  second.saver.forget();
  second.stop();
  await rest();
  expect(second.server.requests).toEqual([]);
  expect(second.local.at(-1)).toBeNull();
});
