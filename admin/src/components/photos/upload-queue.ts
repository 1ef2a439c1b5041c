import type { Picture } from "shared/media/pictures";

/** At once, so that each is soon there also on a slow line. */
const mostAtOnce = 2;

export type Upload = {
  /** Counts up: photos are shown in the order in which they were chosen. */
  order: number;
  file: File;
  /** The field of the form that it was chosen for. */
  field: string;
  state: "waiting" | "sending" | "failed";
  /** From 0 to 1; `undefined` until the photo has been made smaller. */
  progress: number | undefined;
  /** Why it failed. */
  problem: string | undefined;
};

export type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void };

type Deps = {
  send: (file: File, options: UploadOptions) => Promise<Picture>;
  /** A sentence for people. */
  describeFailure: (error: unknown, file: File) => string;
  onUploaded: (picture: Picture, upload: Upload) => void;
};

/** The uploads as they stand, for those who show them. */
function createUploadList() {
  const listeners = new Set<() => void>();
  let uploads: Upload[] = [];
  let count = 0;
  const set = (next: Upload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  return {
    set,
    read: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    append(files: File[], field: string, state: Upload["state"], problem?: string) {
      const added = files.map((file): Upload => {
        count += 1;
        return { order: count, file, field, state, progress: undefined, problem };
      });
      set([...uploads, ...added]);
    },
    change: (order: number, changes: Partial<Upload>) =>
      set(uploads.map((upload) => (upload.order === order ? { ...upload, ...changes } : upload))),
  };
}

/** Sends photos by themselves, two at once, each cancellable and, once failed, to be tried again. */
export function createUploadQueue({ send, describeFailure, onUploaded }: Deps) {
  const { set, read, subscribe, append, change } = createUploadList();
  const running = new Map<number, AbortController>();

  const remove = (order: number) => {
    running.get(order)?.abort();
    set(read().filter((upload) => upload.order !== order));
  };
  const run = async (upload: Upload) => {
    const { order, file } = upload;
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (progress: number) => change(order, { progress });
    running.set(order, controller);
    change(order, { state: "sending", progress: undefined, problem: undefined });
    try {
      const picture = await send(file, { signal, onProgress });
      signal.throwIfAborted();
      onUploaded(picture, upload);
      remove(order);
    } catch (error) {
      change(order, { state: "failed", problem: describeFailure(error, file) });
    } finally {
      running.delete(order);
      runNext();
    }
  };
  const runNext = () => {
    const next = read().find(({ state }) => state === "waiting");
    if (!next || running.size >= mostAtOnce) return;
    void run(next);
    runNext();
  };

  return {
    read,
    subscribe,
    remove,
    /** Those of a field that is gone, or gets another photo. */
    removeOf(field: string) {
      for (const upload of read()) if (upload.field === field) remove(upload.order);
    },
    add(files: File[], field: string) {
      append(files, field, "waiting");
      runNext();
    },
    /** For a file that cannot be sent. */
    refuse: (file: File, problem: string, field: string) =>
      append([file], field, "failed", problem),
    retry(order: number) {
      change(order, { state: "waiting" });
      runNext();
    },
    stop() {
      for (const controller of running.values()) controller.abort();
      set([]);
    },
  };
}
