import { type InputEvent, useEffectEvent, useLayoutEffect, useState } from "react";
import { issuesOf, messageOf, type Reply } from "../../lib/api.ts";
import { fillEmptyFields, typedTexts } from "../../messages/form-values.ts";
import { createMessageDraft, type Draft } from "../../messages/message-draft.ts";
import { createMessageKeys } from "../../messages/message-keys.ts";
import { createMessageSender } from "../../messages/message-sender.ts";
import { isForLater, restAfter } from "../../messages/retry-policy.ts";
import type { MessageNote } from "./RetryNotice.tsx";
import { useWaiting } from "./useRetryTimer.ts";
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

const createTools = (name: string) => {
  const draft = createMessageDraft(name);
  const keys = createMessageKeys(draft);
  return { draft, keys, sender: createMessageSender({ draft, keys }) };
};

/**
 * The form of a visitor's message. What is typed outlives a reload of the page, and a message that did
 * not reach the API is sent again until it does: once the browser is online, and after growing rests.
 */
export function useMessageForm({ url, name, read, failure, thank, onSent }: Message) {
  const [{ draft, keys, sender }] = useState(() => createTools(name));
  const [ended, setEnded] = useState<MessageNote>();

  const post = (data: FormData) => sender.post(url, read(data), data);

  /** Ends the waiting, whatever is on its way. */
  const stopWaiting = (note?: MessageNote) => {
    sender.breakOff();
    setWaiting(undefined);
    setEnded(note);
    draft.change({ waits: false });
  };

  const outcomeOf = (reply: Reply | undefined): Outcome => {
    if (!reply) return { ok: false, text: `Error: ${failure}` };
    if (reply.ok) return { ok: true, text: thank(reply) };
    return { ok: false, text: `Error: ${messageOf(reply) ?? failure}`, issues: issuesOf(reply) };
  };

  /** Notes what became of the message after so many tries. */
  const conclude = (reply: Reply | undefined, tries: number) => {
    if (isForLater(reply)) {
      if (!keys.mayRepeat()) return stopWaiting("late");
      return setWaiting({ tries, rest: restAfter(tries, reply), isCutOff: !reply });
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
    keepTyped({ waits: true });
    const { reply } = await post(data);
    conclude(reply, 1);
    if (reply?.ok) onSent?.();
    return outcomeOf(reply);
  };
  const submission = useSubmission(send);
  const { form, button } = submission;

  const sendAgain = async (tries: number) => {
    // The draft knows at once that nothing waits any more; what is rendered follows.
    if (!form.current || !draft.current().waits) return;
    if (draft.fate() !== "same") return catchUp();
    if (!keys.mayRepeat()) return stopWaiting("late");
    const { reply, isOvertaken } = await post(new FormData(form.current));
    if (isOvertaken) return;
    conclude(reply, tries + 1);
    if (isForLater(reply)) return;
    submission.settle({ ...outcomeOf(reply), unasked: true });
    if (reply?.ok) setEnded("sent");
  };
  const { waiting, setWaiting } = useWaiting(sendAgain);

  /** Takes up what the visitor left, unless there is something newer in the fields. */
  const takeUp = () => {
    if (!form.current) return;
    const { texts, waits } = draft.load();
    fillEmptyFields(form.current, texts);
    keepTyped();
    const { texts: typed, startedAt } = draft.current();
    const wasTyped = Object.keys(typed).length > 0;
    // Typed before the script came: when, at the earliest, the page was opened.
    if (wasTyped && !startedAt) draft.change({ startedAt: performance.timeOrigin });
    if (!waits || !form.current.checkValidity()) return;
    const isChanged = Object.entries(typed).some(([field, text]) => texts[field] !== text);
    if (isChanged) return stopWaiting("changed");
    if (!keys.mayRepeat()) return stopWaiting("late");
    setWaiting({ tries: 0, rest: 0, isCutOff: true });
  };

  /** Follows what the visitor has done with the message on another page of the tab. */
  const catchUp = () => {
    const fate = draft.fate();
    if (fate === "gone" && waiting) stopWaiting("elsewhere");
    if (fate !== "replaced") return;
    sender.breakOff();
    setWaiting(undefined);
    setEnded(waiting && "elsewhere");
    form.current?.reset();
    takeUp();
  };

  const open = useEffectEvent(takeUp);
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && !submission.submitting) catchUp();
  });
  useLayoutEffect(() => {
    open();
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);

  const handleInput = (event: InputEvent<HTMLFormElement>) => {
    submission.handleInput(event);
    if (submission.outcome?.unasked) submission.setOutcome(undefined);
    keepTyped({ startedAt: draft.current().startedAt ?? Date.now() });
    // A text that is being changed must not leave half changed.
    if (waiting) stopWaiting("changed");
    else if (ended !== "changed") setEnded(undefined);
  };

  /** Keeps the message from being sent; it stays in the form. */
  const giveUp = () => {
    stopWaiting("stopped");
    button.current?.focus();
  };

  const waitsFor = waiting?.isCutOff ? "waitsForNetwork" : "waitsForServer";
  return { ...submission, handleInput, note: waiting ? waitsFor : ended, giveUp };
}
