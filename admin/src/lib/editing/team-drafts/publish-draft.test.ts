import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { at, openDraftSaver, rest, toDraft } from "../../../testing/draft-saver.ts";
import { ApiError, NetworkError } from "../../api/api-error.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("publishes the draft as it was last sent, and sends nothing afterwards", async () => {
  const { type, saver, server, local, phase } = openDraftSaver();
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
  const { type, saver } = openDraftSaver();
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
  const { type, saver, server } = openDraftSaver();
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
  const { type, saver, server, phase } = openDraftSaver();
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
  const { type, server, saver, phase } = openDraftSaver();
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
  const { type, saver, server, phase } = openDraftSaver();
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
