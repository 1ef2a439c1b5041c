import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ApiRequest } from "../api/api-client.ts";
import { NetworkError } from "../api/api-error.ts";
import { sendWithProgress } from "../api/send-with-progress.ts";
import { saveTimeout } from "../api/timeouts.ts";
import { hasFile } from "./has-file.ts";
import { describeUnansweredSave } from "./unanswered-save.ts";

/** Milliseconds after which the server has decided about a save that nobody waited for. */
const settleDelay = 3_000;

const isAbort = (error: Error | null) => error?.name === "AbortError";

/** What a save gives to its request, so that it can be followed and cancelled. */
export type SendOptions = Required<Pick<ApiRequest, "signal" | "transport">>;

type Save<Values, Answer> = {
  send: (values: Values, options: SendOptions) => Promise<Answer>;
  onSuccess?: (answer: Answer) => void;
  /** No answer came, and some time has passed: the server may have saved it all the same. */
  onUncertain?: () => void;
  /** What to do when no answer came, where nothing typed is kept. */
  whenUnanswered?: string;
};

type Handlers<Answer> = {
  onSuccess?: (answer: Answer) => void;
  onError?: (error: Error) => void;
};

/** A save: one at a time, its upload told as a share from 0 to 1, cancelled on demand. */
export function useSave<Values, Answer>(options: Save<Values, Answer>) {
  const { send, onSuccess, onUncertain, whenUnanswered: advice } = options;
  const running = useRef<AbortController>(null);
  const sent = useRef<number>(undefined);
  const [progress, setShare] = useState<number>();
  const [note, setNote] = useState<string>();
  // Who leaves in the middle of it has been asked, and has discarded it.
  useEffect(() => () => running.current?.abort(), []);

  const setProgress = (next: number | undefined) => {
    sent.current = next;
    setShare(next);
  };
  const mutation = useMutation({
    mutationFn: async ({ values, controller }: { values: Values; controller: AbortController }) => {
      const giveUp = () => controller.abort(new NetworkError("No answer in time."));
      // A picture may need longer, and can be cancelled.
      const waiting = hasFile(values) ? undefined : setTimeout(giveUp, saveTimeout);
      try {
        const { signal } = controller;
        return await send(values, { signal, transport: sendWithProgress(setProgress) });
      } finally {
        clearTimeout(waiting);
      }
    },
    onSuccess: (answer) => onSuccess?.(answer),
    onError: (error) => {
      const isBegun = sent.current !== undefined;
      const isSent = sent.current === 1;
      const isCancelled = isAbort(error);
      const isOnline = navigator.onLine;
      const unanswered = describeUnansweredSave({
        error,
        isBegun,
        isSent,
        isCancelled,
        isOnline,
        advice,
      });
      setNote(unanswered);
      const isUncertain = unanswered !== undefined && (isSent || (isBegun && isCancelled));
      if (isUncertain && onUncertain) setTimeout(onUncertain, settleDelay);
    },
  });

  const save = (values: Values, handlers: Handlers<Answer> = {}) => {
    // A second click in the same moment comes before the button rests.
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setNote(undefined);
    setProgress(undefined);
    mutation.mutate(
      { values, controller },
      {
        ...handlers,
        onSettled: () => {
          running.current = null;
        },
      },
    );
  };
  const { data, isPending, isSuccess, reset } = mutation;
  return {
    save,
    cancel: () => running.current?.abort(),
    reset,
    data,
    /** Why it failed; none when it was cancelled. */
    error: isAbort(mutation.error) ? null : mutation.error,
    isPending,
    isSuccess,
    /** None until the request goes out. */
    progress,
    /** What to say about a save that the server has not answered. */
    note,
  };
}

/** What a form shows of its save. */
export type Saving = Pick<
  ReturnType<typeof useSave>,
  "cancel" | "isPending" | "isSuccess" | "progress" | "note"
>;
