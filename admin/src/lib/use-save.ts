import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ApiRequest } from "./api.ts";
import { saveNoteOf } from "./save-note.ts";
import { sendWithProgress } from "./send-with-progress.ts";

/** Milliseconds after which the server has decided about a save that nobody waited for. */
const settleTime = 3_000;

/** What a save gives to its request, so that it can be followed and cancelled. */
export type SendOptions = Required<Pick<ApiRequest, "signal" | "transport">>;

type Save<Values, Answer> = {
  send: (values: Values, options: SendOptions) => Promise<Answer>;
  onSuccess?: (answer: Answer) => void;
  /** No answer came, and some time has passed: the server may have saved it all the same. */
  onUncertain?: () => void;
};

type Handlers<Answer> = {
  onSuccess?: (answer: Answer) => void;
  onError?: (error: Error) => void;
};

/** A save: one at a time, its upload told as a share from 0 to 1, cancelled on demand. */
export function useSave<Values, Answer>({ send, onSuccess, onUncertain }: Save<Values, Answer>) {
  const running = useRef<AbortController>(null);
  const sent = useRef(0);
  const [share, setShare] = useState(0);
  const [note, setNote] = useState<string>();
  // Who leaves in the middle of it has been asked, and has discarded it.
  useEffect(() => () => running.current?.abort(), []);

  const follow = (next: number) => {
    sent.current = next;
    setShare(next);
  };
  const mutation = useMutation({
    mutationFn: ({ values, signal }: { values: Values; signal: AbortSignal }) =>
      send(values, { signal, transport: sendWithProgress(follow) }),
    onSuccess: (answer) => onSuccess?.(answer),
    onError: (error, { signal }) => {
      const isSent = sent.current === 1;
      const isCancelled = signal.aborted;
      const unanswered = saveNoteOf({ error, isSent, isCancelled, isOnline: navigator.onLine });
      setNote(unanswered);
      const isUncertain = unanswered !== undefined && (isSent || isCancelled);
      if (isUncertain && onUncertain) setTimeout(onUncertain, settleTime);
    },
  });

  const save = (values: Values, handlers: Handlers<Answer> = {}) => {
    // A second click in the same moment comes before the button rests.
    if (running.current) return;
    running.current = new AbortController();
    setNote(undefined);
    follow(0);
    mutation.mutate(
      { values, signal: running.current.signal },
      {
        ...handlers,
        onSettled: () => {
          running.current = null;
        },
      },
    );
  };
  const { data, isPending, isSuccess, reset } = mutation;
  const isCancelled = mutation.error?.name === "AbortError";
  return {
    save,
    cancel: () => running.current?.abort(),
    reset,
    data,
    /** Why it failed; none when it was cancelled. */
    error: isCancelled ? null : mutation.error,
    isPending,
    isSuccess,
    share,
    /** What to say about a save that the server has not answered. */
    note,
  };
}

/** What a form shows of its save. */
export type Saving = Pick<
  ReturnType<typeof useSave>,
  "cancel" | "isPending" | "isSuccess" | "share" | "note"
>;
