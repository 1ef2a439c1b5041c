import type { Draft } from "shared/content/records/drafts";
import { ApiError, isNotFound } from "../../api/api-error.ts";

/** Milliseconds of rest before typed text is sent. */
const pause = 800;
/** Milliseconds until a draft that could not be sent is sent again. */
const retryDelay = 15_000;

/** The typed fields, those before, and the record's version of these. */
export type DraftContent<Values> = { values: Values; from: Values | undefined; base: string };

/** The draft that the server has; its fields are unknown if another tab sent them. */
export type SentDraft<Values> = { values: Values | undefined; base: string; draftAt: string };

/** The fields of a draft, and those of the record that it started from. */
export type TheirFields<Values> = { values: Values; from: Values | undefined };

type TheirDraft<Values> = {
  draft: Draft;
  fields: TheirFields<Values> | undefined;
  /** The fields that both drafts had before. */
  before: Values | undefined;
};

export type DraftStatus<Values> = {
  phase: "none" | "waiting" | "saving" | "saved" | "local" | "conflict";
  /** The draft as the server has it. */
  draft?: Draft | undefined;
  /** A draft that this form did not send; without fields if it can't read them. */
  theirs?: TheirDraft<Values> | undefined;
  /** Why the server refused the draft. */
  refusal?: string | undefined;
};

/** Called if a discarded draft is still on the server; `theirs` is a version that someone else saved since. */
export type OnDraftKept = (theirs: Draft | undefined) => void;

type Deps<Values> = {
  sent: SentDraft<Values> | undefined;
  isSame: (a: Values, b: Values) => boolean;
  /** `undefined` for fields of an older form. */
  readFields: (draft: Draft) => TheirFields<Values> | undefined;
  put: (content: DraftContent<Values>, draftAt: string | null) => Promise<Draft>;
  remove: (draftAt: string) => Promise<unknown>;
  /** The draft that an edit conflict names. */
  findTheirs: (error: unknown) => Draft | undefined;
  /** Keeps on this device what the server does not have; `null` drops it. */
  keepLocal: (content: DraftContent<Values> | null, draftAt: string | null) => void;
  onStatus: (status: DraftStatus<Values>) => void;
  /** Dispatches `online` when the connection is back. */
  connection: EventTarget;
};

const changedByOther =
  "Someone else changed this draft. Choose between both versions, then publish.";

const isTransient = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || [401, 408, 429].includes(error.status);

/** Makes the server's draft what the form is: one request at a time, the latest text wins. */
export function createDraftSaver<Values>(deps: Deps<Values>) {
  const { isSame, readFields, put, remove, findTheirs, keepLocal, onStatus, connection } = deps;
  let { sent } = deps;
  let wanted: DraftContent<Values> | null | undefined;
  /** Sent without an answer, so the server may have one of them. */
  let unanswered: Values[] = [];
  let draft: Draft | undefined;
  let isConflict = false;
  let isPublishing = false;
  /** A publication got no answer, so its repetition may be answered without running again. */
  let isRepetition = false;
  let onKept: OnDraftKept | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  const isSettled = () => {
    if (wanted === undefined) return true;
    if (!wanted || !sent) return !wanted && !sent;
    return (
      sent.values !== undefined && wanted.base === sent.base && isSame(wanted.values, sent.values)
    );
  };
  const report = (status: DraftStatus<Values>) => onStatus({ draft, ...status });
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
  };
  const keep = () => {
    if (wanted !== undefined) keepLocal(isSettled() ? null : wanted, sent?.draftAt ?? null);
  };

  const send = async (content: DraftContent<Values> | null) => {
    if (!content) {
      if (sent) await remove(sent.draftAt);
      sent = undefined;
      draft = undefined;
      return;
    }
    draft = await put(content, sent?.draftAt ?? null);
    sent = { values: content.values, base: content.base, draftAt: draft.updatedAt };
    unanswered = [];
  };

  /** Continues from the server's draft. */
  const adopt = (theirs: Draft, values: Values | undefined, delay: number) => {
    draft = theirs;
    unanswered = [];
    sent = { values, base: theirs.base ?? "", draftAt: theirs.updatedAt };
    keep();
    schedule(delay);
  };

  /** Someone else's newer draft stays, and a missing one is what was wanted. */
  const isRemovalOver = (error: unknown, theirs: Draft | undefined) => {
    const isGone = isNotFound(error);
    if (!isGone) onKept?.(theirs);
    onKept = undefined;
    if (isGone || theirs) sent = undefined;
    return isGone || theirs !== undefined;
  };

  /** Reports a conflict unless the draft is our own, stored without an answer. */
  const handleTheirs = (theirs: Draft) => {
    const fields = readFields(theirs);
    const own = [...unanswered, ...(wanted ? [wanted.values] : [])];
    if (fields && own.some((values) => isSame(values, fields.values)))
      return adopt(theirs, fields.values, 0);
    isConflict = true;
    report({ phase: "conflict", theirs: { draft: theirs, fields, before: sent?.values } });
  };

  const fail = (error: unknown, content: DraftContent<Values> | null) => {
    const theirs = findTheirs(error);
    if (!content && isRemovalOver(error, theirs)) return report({ phase: "none" });
    if (theirs) return handleTheirs(theirs);
    if (isTransient(error)) {
      if (content && unanswered.at(-1) !== content.values) unanswered.push(content.values);
      schedule(retryDelay);
    }
    const refusal = error instanceof ApiError && !isTransient(error) ? error.message : undefined;
    report({ phase: "local", refusal });
  };

  const sendWanted = async () => {
    clearTimeout(timer);
    if (wanted === undefined || isConflict || isPublishing || isSettled()) return;
    const content = wanted;
    report({ phase: "saving" });
    try {
      await send(content);
    } catch (error) {
      return fail(error, content);
    }
    keep();
    if (!isSettled()) return schedule(wanted ? pause : 0);
    report({ phase: wanted ? "saved" : "none" });
  };

  const run = () => {
    running ??= sendWanted().finally(() => {
      running = undefined;
    });
    return running;
  };

  /** Sends what the server does not have yet; resolves to false if typed text could not be sent. */
  const flush = async () => {
    await running;
    await run();
    return !wanted || isSettled();
  };

  /** Finds out which draft the server has. Throws if it is someone else's. */
  const readSent = async () => {
    await running;
    if (unanswered.length > 0) await run();
    if (isConflict) throw new ApiError(409, { message: changedByOther });
  };

  return {
    flush,
    /** Takes the fields as they are now; `null` removes the draft. */
    change(content: DraftContent<Values> | null) {
      wanted = content;
      if (content) onKept = undefined;
      keep();
      if (isConflict || running || isPublishing) return;
      if (isSettled()) {
        clearTimeout(timer);
        return report({ phase: content ? "saved" : "none" });
      }
      report({ phase: "waiting" });
      schedule(content ? pause : 0);
    },
    /** Sets what happens if the removal of the draft fails; call it before the fields are reset. */
    discard(inform: OnDraftKept | undefined) {
      onKept = inform;
    },
    /**
     * Sends nothing while `request` publishes the draft of `draftAt`; with its answer the draft is gone. Throws if someone
     * else changed the draft.
     */
    async publish<Answer>(request: (draftAt: string | undefined) => Promise<Answer>) {
      await readSent();
      isPublishing = true;
      clearTimeout(timer);
      try {
        const answer = await request(sent?.draftAt);
        wanted = isRepetition ? null : undefined;
        if (!isRepetition) sent = undefined;
        isRepetition = false;
        draft = undefined;
        keepLocal(null, null);
        report({ phase: "none" });
        return answer;
      } catch (error) {
        isRepetition = !(error instanceof ApiError);
        throw error;
      } finally {
        isPublishing = false;
        if (!isSettled()) schedule(wanted ? pause : 0);
      }
    },
    /** Goes on from a draft that this form did not send. */
    resolve(theirs: Draft, values: Values | undefined) {
      isConflict = false;
      adopt(theirs, values, pause);
      report({ phase: "waiting" });
    },
    /** Gives up what the server does not have. */
    forget() {
      wanted = undefined;
      clearTimeout(timer);
      keepLocal(null, null);
    },
    /** Sends again when the connection is back; the returned function sends what is left. */
    start() {
      const sendAgain = () => void run();
      connection.addEventListener("online", sendAgain);
      return () => {
        connection.removeEventListener("online", sendAgain);
        void flush().finally(() => clearTimeout(timer));
      };
    },
  };
}
