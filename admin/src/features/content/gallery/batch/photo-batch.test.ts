import type { Picture } from "shared/media/pictures";
import { expect, onTestFinished, test, vi } from "vitest";
import { picture } from "../../../../testing/records.ts";
import { createPhotoBatch } from "./photo-batch.ts";

const common = { tour: "", photographer: "Aline", permission: "" };
const jpeg = (name: string) => new File(["bytes"], name, { type: "image/jpeg" });
const noProblem = () => undefined;

class LostError extends Error {}
class RefusedError extends Error {}

type Sent = { title: string; picture: string; photographer: string; isDecorative: boolean };

/** The upload of a file waits until the test lets it end. */
const openBatch = () => {
  const held = new Map<string, PromiseWithResolvers<Picture>>();
  const added: Sent[] = [];
  const keys: string[] = [];
  const decoded = { now: 0, most: 0 };
  const uploads = { now: 0, most: 0 };
  let failAdding: Error | undefined;
  const counted = async <T>(count: typeof decoded, task: () => Promise<T>) => {
    count.now += 1;
    count.most = Math.max(count.most, count.now);
    return task().finally(() => {
      count.now -= 1;
    });
  };
  const batch = createPhotoBatch({
    prepare: (file) => counted(decoded, async () => file),
    draw: () => counted(decoded, async () => undefined),
    upload: ({ name }) =>
      counted(uploads, () => {
        const waiting = Promise.withResolvers<Picture>();
        held.set(name, waiting);
        return waiting.promise;
      }),
    add: async (photo, { headers }) => {
      keys.push(headers["Idempotency-Key"] ?? "");
      if (failAdding) throw failAdding;
      added.push(photo);
    },
    describeFailure: (error) => String(error),
    isLost: (error) => error instanceof LostError,
    isRefusal: (error) => error instanceof RefusedError,
    onAdded: () => {},
  });
  onTestFinished(batch.stop);
  const find = (name: string) => batch.read().photos.find(({ file }) => file.name === name);
  return {
    batch,
    added,
    keys,
    decoded,
    uploads,
    find,
    failAdding: (error: Error | undefined) => {
      failAdding = error;
    },
    isSending: (name: string) => vi.waitFor(() => expect(held.has(name)).toBe(true)),
    async end(name: string, failure?: Error) {
      await vi.waitFor(() => expect(held.has(name)).toBe(true));
      const waiting = held.get(name);
      held.delete(name);
      if (failure) waiting?.reject(failure);
      else waiting?.resolve({ _id: name, imageFile: picture.src, image: picture });
      await vi.waitFor(() => expect(find(name)?.state).not.toBe("sending"));
    },
  };
};

test("sends three photos at a time, decodes one at a time, and adds all once they are wanted", async () => {
  const { batch, end, added, decoded, uploads } = openBatch();
  const names = Array.from({ length: 7 }, (_, at) => `lake at ${at}.jpg`);
  batch.choose(names.map(jpeg), noProblem);
  await end("lake at 1.jpg");
  expect(added).toEqual([]);
  batch.addAll(common);
  for (const name of names.filter((each) => each !== "lake at 1.jpg")) await end(name);
  await vi.waitFor(() => expect(added).toHaveLength(7));
  expect(added.map(({ picture: id }) => id).toSorted()).toEqual(names);
  expect(added).toContainEqual(
    expect.objectContaining({ title: "Lake at 1", photographer: "Aline" }),
  );
  expect(batch.read()).toMatchObject({ photos: [], added: 7 });
  expect(uploads.most).toBe(3);
  expect(decoded.most).toBe(1);
});

test("a photo without a title waits for one and holds back no other", async () => {
  const { batch, end, added, find } = openBatch();
  batch.choose([jpeg("IMG_0001.jpg"), jpeg("boat.jpg")], noProblem);
  await end("IMG_0001.jpg");
  await end("boat.jpg");
  expect(batch.addAll(common)?.file.name).toBe("IMG_0001.jpg");
  await vi.waitFor(() => expect(added.map(({ title }) => title)).toEqual(["Boat"]));
  batch.change(find("IMG_0001.jpg")?.key ?? 0, { title: " The bay ", isDecorative: true });
  expect(batch.addAll(common)).toBeUndefined();
  await vi.waitFor(() => expect(added[1]).toMatchObject({ title: "The bay", isDecorative: true }));
});

test("one broken photo among fifty is left with its reason, and 49 are added", async () => {
  const { batch, end, added, find } = openBatch();
  const names = Array.from({ length: 50 }, (_, at) => `island ${at}.jpg`);
  batch.choose(names.map(jpeg), noProblem);
  batch.addAll(common);
  for (const name of names)
    await end(name, name === "island 7.jpg" ? new RefusedError("Damaged.") : undefined);
  await vi.waitFor(() => expect(added).toHaveLength(49));
  expect(batch.read().photos).toHaveLength(1);
  expect(find("island 7.jpg")).toMatchObject({ state: "failed", isRefused: true });
  expect(find("island 7.jpg")?.problem).toContain("Damaged.");
  batch.removeRefused();
  expect(batch.read().photos).toEqual([]);
});

test("a lost connection pauses the others, and all go on once it is back", async () => {
  const { batch, end, added, find, uploads } = openBatch();
  const names = ["one lake.jpg", "two lakes.jpg", "three lakes.jpg", "four lakes.jpg"];
  batch.choose(names.map(jpeg), noProblem);
  batch.addAll(common);
  for (const name of names.slice(0, 3)) await end(name, new LostError());
  expect(names.map((name) => find(name)?.state)).toEqual(names.map(() => "waiting"));
  expect(batch.read().isOffline).toBe(true);
  expect(uploads.now).toBe(0);
  batch.reconnect();
  for (const name of names) await end(name);
  await vi.waitFor(() => expect(added).toHaveLength(4));
  expect(batch.read().isOffline).toBe(false);
});

test("adding again after a lost answer uses the same key and uploads nothing again", async () => {
  const { batch, end, added, keys, failAdding } = openBatch();
  failAdding(new LostError());
  batch.choose([jpeg("boat.jpg")], noProblem);
  batch.addAll(common);
  await end("boat.jpg");
  await vi.waitFor(() => expect(batch.read().isOffline).toBe(true));
  failAdding(undefined);
  batch.reconnect();
  await vi.waitFor(() => expect(added).toHaveLength(1));
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("a photo that the server could not store is sent again on request", async () => {
  const { batch, end, find } = openBatch();
  batch.choose([jpeg("boat.jpg")], noProblem);
  await end("boat.jpg", new Error("The disk is full."));
  expect(find("boat.jpg")).toMatchObject({ state: "failed", isRefused: false });
  expect(batch.read().isOffline).toBe(false);
  batch.retry(find("boat.jpg")?.key ?? 0);
  await end("boat.jpg");
  expect(find("boat.jpg")).toMatchObject({ state: "stored", problem: undefined });
});

test("the first photo takes the texts that were typed before", () => {
  const { batch } = openBatch();
  batch.choose([jpeg("IMG_1.jpg"), jpeg("two boats.jpg")], noProblem, {
    title: "The pier",
    alt: "A wooden pier",
    isDecorative: false,
  });
  expect(batch.read().photos.map(({ title, alt }) => [title, alt])).toEqual([
    ["The pier", "A wooden pier"],
    ["Two boats", ""],
  ]);
});

test("a file that is no photo is never sent, and a removed one is cancelled", async () => {
  const { batch, isSending, find } = openBatch();
  batch.choose([jpeg("notes.pdf")], () => "No photo.");
  expect(find("notes.pdf")).toMatchObject({ state: "failed", problem: "No photo." });
  batch.choose([jpeg("boat.jpg")], noProblem);
  await isSending("boat.jpg");
  batch.remove(find("boat.jpg")?.key ?? 0);
  expect(batch.read().photos.map(({ file }) => file.name)).toEqual(["notes.pdf"]);
});
