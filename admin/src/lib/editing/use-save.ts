import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { PublishedDraft } from "shared/content/published-draft";
import { NetworkError } from "../api/api-error.ts";
import type { Transport } from "../api/send-request.ts";
import { sendWithProgress } from "../api/send-with-progress.ts";
import { saveTimeout } from "../api/timeouts.ts";
import { type Publish, publishAlone } from "./team-drafts/publish.ts";
import { describeUnansweredSave } from "./unanswered-save.ts";

const hasFile = (values: unknown): boolean =>
  values instanceof File ||
  (typeof values === "object" && values !== null && Object.values(values).some(hasFile));

/** Milliseconds until the server has finished an abandoned save. */
const settleDelay = 3_000;

const isAbort = (error: Error | null) => error?.name === "AbortError";

export type SendOptions = {
  signal: AbortSignal;
  transport: Transport;
  /** The draft that the request publishes. */
  draft: PublishedDraft;
};

type Save<Values, Answer> = {
  send: (values: Values, options: SendOptions) => Promise<Answer>;
  onSuccess?: (answer: Answer) => void;
  /** Called when no answer came and the server may have saved. */
  onUncertain?: () => void;
  /** Replaces "What you typed is kept" in the note when the form keeps nothing. */
  whenUnanswered?: string;
};

type Handlers<Answer> = {
  /** Runs the request together with a form's draft. */
  publish?: Publish;
  onSuccess?: (answer: Answer) => void;
  onError?: (error: Error) => void;
};

type Sending<Values> = {
  values: Values;
  controller: AbortController;
  publish?: Publish | undefined;
};

/** An upload can be cancelled but has no timeout. */
async function withTimeout<Answer>(
  values: unknown,
  controller: AbortController,
  send: () => Promise<Answer>,
) {
  const abort = () => controller.abort(new NetworkError("No answer in time."));
  const timer = hasFile(values) ? undefined : setTimeout(abort, saveTimeout);
  try {
    return await send();
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps upload progress as state for rendering and as a ref for failures. */
function useProgress() {
  const latest = useRef<number>(undefined);
  const [progress, setState] = useState<number>();
  const setProgress = (next: number | undefined) => {
    latest.current = next;
    setState(next);
  };
  return { latest, progress, setProgress };
}

/** Runs one cancellable save at a time, with upload progress from 0 to 1. */
export function useSave<Values, Answer>(options: Save<Values, Answer>) {
  const { send, onSuccess, onUncertain, whenUnanswered: advice } = options;
  const running = useRef<AbortController>(null);
  const { latest, progress, setProgress } = useProgress();
  const [note, setNote] = useState<string>();
  const [succeededAt, setSucceededAt] = useState(0);
  // The user has already confirmed discarding before leaving.
  useEffect(() => () => running.current?.abort(), []);

  const mutation = useMutation({
    mutationFn: ({ values, controller, publish = publishAlone }: Sending<Values>) => {
      const { signal } = controller;
      const transport = sendWithProgress(setProgress);
      return withTimeout(values, controller, () =>
        publish((draft) => send(values, { signal, transport, draft })),
      );
    },
    onSuccess: (answer) => {
      setSucceededAt(Date.now());
      onSuccess?.(answer);
    },
    onError: (error) => {
      const isBegun = latest.current !== undefined;
      const isSent = latest.current === 1;
      const isCancelled = isAbort(error);
      const sending = { isBegun, isSent, isCancelled, isOnline: navigator.onLine };
      const unanswered = describeUnansweredSave({ error, ...sending, advice });
      setNote(unanswered);
      const isUncertain = unanswered !== undefined && (isSent || (isBegun && isCancelled));
      if (isUncertain && onUncertain) setTimeout(onUncertain, settleDelay);
    },
  });
  const save = (values: Values, { publish, ...handlers }: Handlers<Answer> = {}) => {
    // A second click can come before the button is disabled.
    if (running.current) return;
    const controller = new AbortController();
    const onSettled = () => {
      running.current = null;
    };
    running.current = controller;
    setNote(undefined);
    setProgress(undefined);
    mutation.mutate({ values, controller, publish }, { ...handlers, onSettled });
  };
  const { data, isPending, isSuccess, reset, submittedAt } = mutation;
  const cancel = () => running.current?.abort();
  const error = isAbort(mutation.error) ? null : mutation.error;
  const state = { data, error, isPending, isSuccess, submittedAt, succeededAt, progress, note };
  return { save, cancel, reset, ...state };
}

export type Saving = {
  cancel: () => void;
  isPending: boolean;
  isSuccess: boolean;
  /** `undefined` until the request is sent. */
  progress: number | undefined;
  /** Describes a save without an answer. */
  note: string | undefined;
};
