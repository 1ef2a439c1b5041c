import { createStore } from "../../lib/app/store.ts";

/** Limited so that the first files finish soon on a slow line. */
const mostAtOnce = 2;

export type Upload = {
  /** Increases with each file, so that files appear in the chosen order. */
  order: number;
  file: File;
  /** The form field of the file. */
  field: string;
  state: "waiting" | "sending" | "failed";
  /** From 0 to 1; `undefined` while a photo is being resized. */
  progress: number | undefined;
  /** The reason for the failure. */
  problem: string | undefined;
  /** True if it would fail again. */
  isRefused: boolean;
};

export const describeProgress = ({ progress }: Pick<Upload, "progress">) => {
  if (progress === undefined) return "Preparing…";
  return progress === 1 ? "Processing…" : `${Math.floor(progress * 100)} %`;
};

export type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void };

type Deps<Stored> = {
  send: (file: File, options: UploadOptions) => Promise<Stored>;
  /** Returns a readable message. */
  describeFailure: (error: unknown, file: File) => string;
  isRefusal?: (error: unknown) => boolean;
  onUploaded: (stored: Stored, upload: Upload) => void;
};

/** Sends two files at a time; each can be cancelled, and retried after a failure. */
export function createUploadQueue<Stored>(deps: Deps<Stored>) {
  const { send, describeFailure, isRefusal = () => false, onUploaded } = deps;
  const { set, read, subscribe } = createStore<Upload[]>([]);
  const running = new Map<number, AbortController>();
  let count = 0;

  const append = (files: File[], field: string, state: Upload["state"], problem?: string) => {
    const isRefused = problem !== undefined;
    const added = files.map((file): Upload => {
      count += 1;
      return { order: count, file, field, state, progress: undefined, problem, isRefused };
    });
    set([...read(), ...added]);
  };
  const change = (order: number, changes: Partial<Upload>) =>
    set(read().map((upload) => (upload.order === order ? { ...upload, ...changes } : upload)));
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
      const stored = await send(file, { signal, onProgress });
      signal.throwIfAborted();
      onUploaded(stored, upload);
      remove(order);
    } catch (error) {
      const problem = describeFailure(error, file);
      change(order, { state: "failed", problem, isRefused: isRefusal(error) });
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
    /** Removes the uploads of a field that was removed or gets another file. */
    removeField(field: string) {
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
