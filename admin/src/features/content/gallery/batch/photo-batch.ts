import { createIdempotencyKeys } from "shared/http/idempotency-key";
import type { Picture } from "shared/media/pictures";
import { titleFromName } from "./title-from-name.ts";

/** Limited so that the first photos finish soon on a slow line. */
const mostAtOnce = 3;
/** Time until photos that lost the connection are sent again, in ms. */
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
  /** True if the connection dropped; it is sent again by itself. */
  isLost: boolean;
};

export type Batch = { photos: BatchPhoto[]; added: number };

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
  isLost: false,
} as const;

/** Holds the photos for their subscribers. */
const createStore = () => {
  const listeners = new Set<() => void>();
  let batch: Batch = { photos: [], added: 0 };
  const set = (next: Batch) => {
    batch = next;
    for (const listener of listeners) listener();
  };
  return {
    set,
    read: () => batch,
    find: (key: number) => batch.photos.find((photo) => photo.key === key),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change: (key: number, changes: Partial<BatchPhoto>) =>
      set({
        ...batch,
        photos: batch.photos.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)),
      }),
  };
};
type Store = ReturnType<typeof createStore>;

/** Runs one task after the other: a phone has memory for one decoded photo. */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task, task);
    last = next;
    return next;
  };
};
type InTurn = ReturnType<typeof createTurns>;

/** Draws the missing previews, one at a time. */
const createPreviews = ({ draw }: Deps, { read, find, change }: Store, inTurn: InTurn) => {
  const drawn = new Set<number>();
  let isDrawing = false;
  const drawNext = async (): Promise<void> => {
    const next = read().photos.find(({ key, state }) => !drawn.has(key) && state !== "failed");
    if (!next) return;
    drawn.add(next.key);
    const blob = await inTurn(() => draw(next.file)).catch(() => undefined);
    if (blob && find(next.key)) change(next.key, { preview: URL.createObjectURL(blob) });
    return drawNext();
  };
  return async () => {
    if (isDrawing) return;
    isDrawing = true;
    await drawNext();
    isDrawing = false;
  };
};

const isDue = ({ state, isWanted }: BatchPhoto) =>
  state === "waiting" || (state === "stored" && isWanted);

/** Uploads chosen photos at once, three at a time, and adds those to the gallery that the user wants there. */
export const createPhotoBatch = (deps: Deps) => {
  const { prepare, upload, add, describeFailure, isLost, isRefusal, onAdded } = deps;
  const store = createStore();
  const { set, read, find, change } = store;
  const inTurn = createTurns();
  const drawPreviews = createPreviews(deps, store, inTurn);
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
    set({ ...read(), photos: read().photos.filter((photo) => photo.key !== key) });
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
    set({ ...read(), added: read().added + 1 });
    remove(key);
  };

  const fail = (key: number, error: unknown) => {
    const lost = isLost(error);
    change(key, {
      state: "failed",
      problem: describeFailure(error),
      isLost: lost,
      isRefused: isRefusal(error),
    });
    if (lost) reconnecting ??= setTimeout(reconnect, reconnectDelay);
  };

  const run = async (photo: BatchPhoto) => {
    const { key } = photo;
    const controller = new AbortController();
    const { signal } = controller;
    running.set(key, controller);
    change(key, { state: "sending", progress: undefined, problem: undefined, isLost: false });
    try {
      if (!photo.picture) await uploadPhoto(photo, signal);
      await addToGallery(key, signal);
    } catch (error) {
      if (!signal.aborted) fail(key, error);
    } finally {
      running.delete(key);
      runNext();
    }
  };

  const runNext = () => {
    const isOffline = reconnecting !== undefined;
    const next = isOffline ? undefined : read().photos.find(isDue);
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
    const { photos, added } = read();
    const again = { state: "waiting", problem: undefined, isLost: false } as const;
    set({ added, photos: photos.map((photo) => (photo.isLost ? { ...photo, ...again } : photo)) });
    runNext();
  };

  return {
    read,
    subscribe: store.subscribe,
    change: (key: number, texts: Partial<PhotoTexts>) => change(key, texts),
    remove,
    /** Drops the photos that would fail again. */
    removeRefused() {
      for (const { key, isRefused } of read().photos) if (isRefused) remove(key);
    },
    reconnect,
    /** `findProblem` names what is wrong with a file that can't be sent. */
    choose(files: File[], findProblem: (file: File) => string | undefined) {
      const chosen = files.map((file): BatchPhoto => {
        count += 1;
        const problem = findProblem(file);
        const state = problem === undefined ? "waiting" : "failed";
        const title = titleFromName(file.name);
        return { ...blank, key: count, file, title, state, problem, isRefused: state === "failed" };
      });
      const { photos, added } = read();
      set({ photos: [...photos, ...chosen], added: photos.length > 0 ? added : 0 });
      runNext();
      void drawPreviews();
    },
    /** Adds the photos that have a title, now or once they are uploaded. Returns the first without a title. */
    addAll(texts: CommonTexts): BatchPhoto | undefined {
      common = texts;
      const { photos, added } = read();
      const isReady = ({ title, isRefused }: BatchPhoto) => title.trim() !== "" && !isRefused;
      set({
        added,
        photos: photos.map((photo) => (isReady(photo) ? { ...photo, isWanted: true } : photo)),
      });
      runNext();
      return photos.find(({ title, isRefused }) => title.trim() === "" && !isRefused);
    },
    retry(key: number) {
      change(key, { state: "waiting" });
      reconnect();
    },
    stop() {
      clearTimeout(reconnecting);
      for (const controller of running.values()) controller.abort();
      for (const { key } of read().photos) remove(key);
      set({ photos: [], added: 0 });
    },
  };
};
export type PhotoBatch = ReturnType<typeof createPhotoBatch>;
