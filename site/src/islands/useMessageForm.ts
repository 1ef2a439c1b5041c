import { type InputEvent, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createIdempotencyKeys } from "shared/idempotency-key";
import { issuesOf, messageOf, patience, postJson, type Reply } from "../lib/api.ts";
import { answerOfApi, isForLater, restAfter } from "../lib/for-later.ts";
import { signalsOf } from "../lib/form-signals.ts";
import { siteLimits } from "../lib/limits.ts";
import { createMessageDraft, type Draft } from "../lib/message-draft.ts";
import { fillEmptyFields, typedTexts } from "../lib/typed-texts.ts";
import { type Outcome, useSubmission } from "./useSubmission.ts";

type Message = {
  url: string;
  /** Names the form in `sessionStorage`. */
  name: string;
  read: (form: FormData) => object;
  /** What went wrong where no server says it. */
  failure: string;
  thank: (reply: Reply) => string;
  /** After a press, once the message was taken. */
  onSent?: () => void;
};

/** What else there is to say of a message: it waits, was changed while it waited, or has gone since. */
export type Afterwards = "waits" | "changed" | "sent";

/** The tries so far, the rest (ms) before the next one, and whether the network is what is missing. */
type Waiting = { tries: number; rest: number; isCutOff: boolean };

const createTools = (name: string) => {
  const draft = createMessageDraft(name);
  const keys = createIdempotencyKeys({
    read: () => draft.current().sent,
    write: (sent) => draft.change({ sent }),
  });
  return { draft, keys };
};

/**
 * The form of a visitor's message. What is typed outlives a reload of the page, and a message that did
 * not reach the API is sent again until it does: once the browser is online, and after growing rests.
 */
export function useMessageForm({ url, name, read, failure, thank, onSent }: Message) {
  const [{ draft, keys }] = useState(() => createTools(name));
  const [afterwards, setAfterwards] = useState<Afterwards>();
  const [waiting, setWaiting] = useState<Waiting>();
  const tried = useRef<AbortController>(undefined);

  /** Hands the message over, in place of a try that is still on its way. */
  const post = async (data: FormData) => {
    tried.current?.abort();
    const attempt = new AbortController();
    tried.current = attempt;
    const timer = setTimeout(() => attempt.abort(), patience);
    const message = read(data);
    const headers = keys.headerFor(JSON.stringify(message));
    const body = { ...message, ...signalsOf(data, draft.current().startedAt) };
    const reply = await postJson(url, body, headers, attempt.signal).catch(() => undefined);
    clearTimeout(timer);
    return { reply: answerOfApi(reply), isOvertaken: tried.current !== attempt };
  };

  /** Ends the waiting, whatever is on its way. */
  const stopWaiting = (next?: Afterwards) => {
    tried.current?.abort();
    tried.current = undefined;
    setWaiting(undefined);
    setAfterwards(next);
    draft.change({ waitsUntil: undefined });
  };

  const outcomeOf = (reply: Reply | undefined): Outcome => {
    if (!reply) return { ok: false, text: `Error: ${failure}` };
    if (reply.ok) return { ok: true, text: thank(reply) };
    return { ok: false, text: `Error: ${messageOf(reply) ?? failure}`, issues: issuesOf(reply) };
  };

  /** Notes what became of the message after so many tries. */
  const conclude = (reply: Reply | undefined, tries: number) => {
    if (isForLater(reply)) {
      setWaiting({ tries, rest: restAfter(tries, reply), isCutOff: !reply });
      setAfterwards("waits");
      return;
    }
    stopWaiting();
    if (reply?.ok) draft.drop();
  };

  const keepTyped = (changes: Partial<Draft> = {}) => {
    if (form.current) draft.change({ texts: typedTexts(form.current), ...changes });
  };

  const send = async (data: FormData) => {
    stopWaiting();
    // Noted before it is on its way: who reloads the page meanwhile has still sent it.
    keepTyped({ waitsUntil: Date.now() + siteLimits.waiting });
    const { reply } = await post(data);
    conclude(reply, 1);
    if (reply?.ok) onSent?.();
    return outcomeOf(reply);
  };
  const submission = useSubmission(send);
  const { form, button } = submission;

  const sendAgain = useEffectEvent(async () => {
    // The draft knows at once that nothing waits any more; what is rendered follows.
    if (!form.current || !waiting || !draft.current().waitsUntil) return;
    const { reply, isOvertaken } = await post(new FormData(form.current));
    if (isOvertaken) return;
    conclude(reply, waiting.tries + 1);
    if (isForLater(reply)) return;
    submission.settle({ ...outcomeOf(reply), unasked: true });
    if (reply?.ok) setAfterwards("sent");
  });

  // Before the note that promises it can be read.
  useLayoutEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(sendAgain, waiting.rest);
    if (waiting.isCutOff) addEventListener("online", sendAgain);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", sendAgain);
    };
  }, [waiting]);

  /** Takes up what the visitor left, unless there is something newer in the fields. */
  const takeUp = useEffectEvent(() => {
    if (!form.current) return;
    const { texts, waitsUntil = 0 } = draft.load();
    fillEmptyFields(form.current, texts);
    keepTyped();
    const { texts: typed, startedAt } = draft.current();
    const wasTyped = Object.keys(typed).length > 0;
    // Typed before the script came: when, at the earliest, the page was opened.
    if (wasTyped && !startedAt) draft.change({ startedAt: performance.timeOrigin });
    if (waitsUntil < Date.now() || !form.current.checkValidity()) return;
    const isChanged = Object.entries(typed).some(([field, text]) => texts[field] !== text);
    if (isChanged) return stopWaiting("changed");
    setWaiting({ tries: 0, rest: 0, isCutOff: true });
    setAfterwards("waits");
  });
  useLayoutEffect(() => takeUp(), []);

  const handleInput = (event: InputEvent<HTMLFormElement>) => {
    submission.handleInput(event);
    keepTyped({ startedAt: draft.current().startedAt ?? Date.now() });
    // A text that is being changed must not leave half changed.
    if (waiting) stopWaiting("changed");
    else if (afterwards === "sent") setAfterwards(undefined);
  };

  /** Keeps the message from being sent; it stays in the form. */
  const giveUp = () => {
    stopWaiting();
    button.current?.focus();
  };

  return { ...submission, handleInput, afterwards, giveUp };
}
