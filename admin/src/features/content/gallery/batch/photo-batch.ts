import { createIdempotencyKeys } from "shared/http/idempotency-key";
import type { Picture } from "shared/media/pictures";
import { createStore } from "../../../../lib/app/store.ts";
import { titleFromName } from "./title-from-name.ts";

/** Limited so that the first photos finish soon on a slow line. */
const mostAtOnce = 3;
/** Milliseconds until the next attempt after the connection dropped. */
const reconnectDelay = 10_000;

/** The texts of one photo. */
export type PhotoTexts = { title: string; alt: string; isDecorative: boolean };

/** The texts of all photos; `tour` is a tour's id, or empty. */
export type CommonTexts = { tour: string; photographer: string; permission: string };

export type BatchPhoto = PhotoTexts & {
  /** Increases with each photo. */
  key: number;
  file: File;
  state: "waiting" | "sending" | "stored" | "failed";
  /** From 0 to 1; `undefined` while the photo is being resized. */
  progress: number | undefined;
  /** Address of a small preview. */
  preview: string | undefined;
  /** Known once the photo is uploaded. */
  picture: Picture | undefined;
  /** True once the photo may join the gallery. */
  isWanted: boolean;
  problem: string | undefined;
  /** True if it would fail again. */
  isRefused: boolean;
};

export type Batch = {
  photos: BatchPhoto[];
  added: number;
  /** True from a dropped connection until the server answers again. */
  isOffline: boolean;
};

type Options = { signal: AbortSignal };

type Deps = {
  /** Resizes a photo, as it is sent. */
  prepare: (file: File, options: Options) => Promise<File>;
  /** Draws a small preview; `undefined` if the browser can't. */
  draw: (file: File) => Promise<Blob | undefined>;
  upload: (
    file: File,
    options: Options & { onProgress: (share: number) => void },
  ) => Promise<Picture>;
  /** Adds an uploaded photo to the gallery. */
  add: (
    photo: PhotoTexts & CommonTexts & { picture: string },
    options: Options & { headers: Record<string, string> },
  ) => Promise<unknown>;
  describeFailure: (error: unknown) => string;
  isLost: (error: unknown) => boolean;
  isRefusal: (error: unknown) => boolean;
  /** Called when some photos were added and none is on its way. */
  onAdded: () => void;
};

const blank = {
  alt: "",
  isDecorative: false,
  progress: undefined,
  preview: undefined,
  picture: undefined,
  isWanted: false,
} as const;

/** Runs one task after the other: a phone has memory for one decoded photo. */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task, task);
    last = next;
    return next;
  };
};

const createPhotos = () => {
  const { read, set, subscribe } = createStore<Batch>({ photos: [], added: 0, isOffline: false });
  const update = (changes: Partial<Batch>) => set({ ...read(), ...changes });
  return {
    read,
    subscribe,
    update,
    find: (key: number) => read().photos.find((photo) => photo.key === key),
    change: (key: number, changes: Partial<BatchPhoto>) =>
      update({
        photos: read().photos.map((photo) =>
          photo.key === key ? { ...photo, ...changes } : photo,
        ),
      }),
  };
};

const isDue = ({ state, isWanted }: BatchPhoto) =>
  state === "waiting" || (state === "stored" && isWanted);

/** Uploads chosen photos at once, three at a time, and adds those to the gallery that the user wants there. */
export const createPhotoBatch = (deps: Deps) => {
  const { prepare, draw, upload, add, describeFailure, isLost, isRefusal, onAdded } = deps;
  const { read, subscribe, update, find, change } = createPhotos();
  const inTurn = createTurns();
  const keysOf = new Map<number, ReturnType<typeof createIdempotencyKeys>>();
  const running = new Map<number, AbortController>();
  let count = 0;
  let common: CommonTexts = { tour: "", photographer: "", permission: "" };
  let reconnecting: ReturnType<typeof setTimeout> | undefined;

  const remove = (key: number) => {
    running.get(key)?.abort();
    const preview = find(key)?.preview;
    if (preview) URL.revokeObjectURL(preview);
    keysOf.delete(key);
    update({ photos: read().photos.filter((photo) => photo.key !== key) });
  };

  const drawPreviews = async (photos: BatchPhoto[]) => {
    for (const { key, file } of photos) {
      if (find(key)?.isRefused !== false) continue;
      const blob = await inTurn(() => draw(file)).catch(() => undefined);
      if (blob && find(key)) change(key, { preview: URL.createObjectURL(blob) });
    }
  };

  const uploadPhoto = async ({ key, file }: BatchPhoto, signal: AbortSignal) => {
    const prepared = await inTurn(() => prepare(file, { signal }));
    const onProgress = (progress: number) => change(key, { progress });
    const picture = await upload(prepared, { signal, onProgress });
    change(key, { picture });
  };

  const addToGallery = async (key: number, signal: AbortSignal) => {
    const photo = find(key);
    if (!photo?.picture || !photo.isWanted) return change(key, { state: "stored" });
    const { title, alt, isDecorative, picture } = photo;
    const sent = { ...common, title: title.trim(), alt, isDecorative, picture: picture._id };
    const keys = keysOf.get(key) ?? createIdempotencyKeys();
    keysOf.set(key, keys);
    await add(sent, { signal, headers: keys.headerFor(JSON.stringify(sent)) });
    update({ added: read().added + 1 });
    remove(key);
  };

  const fail = (key: number, error: unknown) => {
    if (!isLost(error)) {
      const problem = describeFailure(error);
      update({ isOffline: false });
      return change(key, { state: "failed", problem, isRefused: isRefusal(error) });
    }
    reconnecting ??= setTimeout(reconnect, reconnectDelay);
    change(key, { state: "waiting" });
    update({ isOffline: true });
  };

  const run = async (photo: BatchPhoto) => {
    const { key } = photo;
    const controller = new AbortController();
    const { signal } = controller;
    running.set(key, controller);
    change(key, { state: "sending", progress: undefined, problem: undefined });
    try {
      if (!photo.picture) await uploadPhoto(photo, signal);
      await addToGallery(key, signal);
      update({ isOffline: false });
    } catch (error) {
      if (!signal.aborted) fail(key, error);
    } finally {
      running.delete(key);
      runNext();
    }
  };

  const runNext = () => {
    const next = reconnecting === undefined ? read().photos.find(isDue) : undefined;
    if (next && running.size < mostAtOnce) {
      void run(next);
      runNext();
    } else if (running.size === 0 && read().added > 0) {
      onAdded();
    }
  };

  const reconnect = () => {
    clearTimeout(reconnecting);
    reconnecting = undefined;
    runNext();
  };

  return {
    read,
    subscribe,
    change: (key: number, texts: Partial<PhotoTexts>) => change(key, texts),
    remove,
    /** Drops the photos that would fail again. */
    removeRefused() {
      for (const { key, isRefused } of read().photos) if (isRefused) remove(key);
    },
    reconnect,
    /** `findProblem` names what is wrong with a file that can't be sent; `first` are the texts of the first photo. */
    choose(files: File[], findProblem: (file: File) => string | undefined, first?: PhotoTexts) {
      const chosen = files.map((file, at): BatchPhoto => {
        count += 1;
        const problem = findProblem(file);
        const state = problem === undefined ? "waiting" : "failed";
        const texts = at === 0 ? first : undefined;
        const title = texts?.title || titleFromName(file.name);
        const isRefused = state === "failed";
        return { ...blank, ...texts, key: count, file, title, state, problem, isRefused };
      });
      const { photos, added, isOffline } = read();
      const isGoingOn = photos.length > 0;
      update({
        photos: [...photos, ...chosen],
        added: isGoingOn ? added : 0,
        isOffline: isGoingOn && isOffline,
      });
      runNext();
      void drawPreviews(chosen);
    },
    /** Adds the photos that have a title, now or once they are uploaded. Returns the first without a title. */
    addAll(texts: CommonTexts): BatchPhoto | undefined {
      common = texts;
      const { photos } = read();
      const isReady = ({ title, isRefused }: BatchPhoto) => title.trim() !== "" && !isRefused;
      update({
        photos: photos.map((photo) => (isReady(photo) ? { ...photo, isWanted: true } : photo)),
      });
      runNext();
      return photos.find(({ title, isRefused }) => title.trim() === "" && !isRefused);
    },
    retry(key: number) {
      change(key, { state: "waiting" });
      runNext();
    },
    stop() {
      clearTimeout(reconnecting);
      for (const { key } of read().photos) remove(key);
      update({ added: 0, isOffline: false });
    },
  };
};
export type PhotoBatch = ReturnType<typeof createPhotoBatch>;
