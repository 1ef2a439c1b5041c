import { useForm } from "@mantine/form";
import { useWindowEvent } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { type Proposal, proposal as proposalSchema } from "shared/inbox/proposals/proposals";
import { saveProposalDraft } from "shared/inbox/proposals/proposals.endpoints";
import { ApiError, serverMessage } from "../../../../lib/api/api-error.ts";
import { conflictingRecord } from "../../../../lib/api/edit-conflict.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { isSameRecord, mergeVersions } from "../../../../lib/editing/record-field.ts";
import { useEditForm } from "../../../../lib/editing/use-edit-form.ts";
import { useUnsavedChanges } from "../../../../lib/editing/use-unsaved-changes.ts";
import { shortly, useProposalCache } from "../data/proposals.requests.ts";
import { proposalFields } from "./proposal-fields.ts";
import {
  fromContent,
  type ProposalValues,
  proposalValues,
  readContent,
} from "./proposal-values.ts";

/** Acceptance deletes the draft. */
export type Drafted = Proposal & { draft: NonNullable<Proposal["draft"]> };

export const isDrafted = (proposal: Proposal): proposal is Drafted => proposal.draft !== null;

export type EditorForm = ReturnType<typeof useForm<ProposalValues>>;

/** Milliseconds after the last key press, and after a save without an answer. */
const pauses = { typing: 800, retry: 15_000 };

/** A typed amount, number or day that can't be read. */
class InvalidDraft extends Error {}

export const toValues = ({ draft }: Drafted) => fromContent(draft.content, draft.files);

const draftedSchema = proposalSchema.refine(isDrafted);

const isSame = (a: ProposalValues, b: ProposalValues) => isSameRecord(proposalFields, a, b);

/** The same values would be refused again. */
const isFinal = (error: Error) =>
  error instanceof InvalidDraft ||
  (error instanceof ApiError && [400, 404, 409, 413].includes(error.status));

const describeFailure = (error: Error) => {
  if (error instanceof InvalidDraft) return "Not saved. Please correct the marked fields.";
  if (isFinal(error)) return `Not saved. ${serverMessage(error) ?? ""}`;
  if (!navigator.onLine) return "Offline, kept on this device";
  return "No answer, kept on this device";
};

/** Saves run in sequence, each with the revision that the previous one returned. */
function useSaveDraft(item: Drafted, form: EditorForm) {
  const { api } = useApp();
  const cache = useProposalCache();
  const revision = useRef(item.draft.updatedAt);
  const save = useMutation({
    scope: { id: `proposal ${item._id}` },
    mutationFn: (values: ProposalValues) => {
      const { content, issues } = readContent(values);
      if (!content) {
        form.setErrors(Object.fromEntries(issues.map(({ path, message }) => [path, message])));
        throw new InvalidDraft();
      }
      const body = { content, updatedAt: revision.current };
      const params = { id: item._id };
      return api.request(saveProposalDraft, { params, body, signal: shortly() });
    },
    onSuccess: ({ proposal }) => {
      revision.current = proposal.draft?.updatedAt ?? revision.current;
      cache.store(proposal);
    },
    onError: (error) => {
      // Somebody has sent the draft, or a guest accepted the version before: the screen shows that one.
      const current = conflictingRecord(error, proposalSchema);
      if (current && !isDrafted(current)) cache.store(current);
    },
  });
  return { save, revision };
}

/** The form of a draft. It is saved while somebody types, and kept in this browser until then. */
export function useDraftEditor(item: Drafted) {
  const form = useForm<ProposalValues>({ initialValues: toValues(item) });
  const { save, revision } = useSaveDraft(item, form);
  const { values } = form;
  const isDirty = !isSame(values, form.getInitialValues());
  const edit = useEditForm<ProposalValues, Drafted>({
    item,
    itemSchema: draftedSchema,
    getRevision: ({ draft }) => draft.updatedAt,
    toValues,
    form,
    isDirty,
    draftName: `proposal:${item._id}`,
    draftSchema: proposalValues,
    outdatedText: "",
    save,
    mergeConflict: (typed, from, other) =>
      mergeVersions(proposalFields, typed, from, toValues(other)),
  });
  const running = useRef<{ typed: ProposalValues; done: Promise<string | undefined> }>(undefined);
  useUnsavedChanges(isDirty);
  useEffect(() => {
    revision.current = edit.revision;
  }, [revision, edit.revision]);
  const send = async (typed: ProposalValues) => {
    try {
      const { proposal } = await save.mutateAsync(typed);
      if (!isDrafted(proposal)) return undefined;
      form.resetDirty(typed);
      edit.rebase(proposal);
      // After the screen was left, no effect removes the stored draft.
      if (isSame(form.getValues(), typed)) edit.draft.drop();
      return proposal.draft.updatedAt;
    } catch (error) {
      if (error instanceof ApiError) edit.onError(error);
      return undefined;
    } finally {
      if (running.current?.typed === typed) running.current = undefined;
    }
  };
  /** Returns the revision, or nothing when the draft could not be saved. The same values are saved once. */
  const saveNow = (): Promise<string | undefined> => {
    const typed = form.getValues();
    if (running.current && isSame(running.current.typed, typed)) return running.current.done;
    if (!running.current && isSame(typed, form.getInitialValues()))
      return Promise.resolve(revision.current);
    const done = send(typed);
    running.current = { typed, done };
    return done;
  };
  const wasTried = save.variables !== undefined && isSame(values, save.variables);
  const isStopped =
    edit.other !== undefined || (wasTried && save.error !== null && isFinal(save.error));
  const isWaiting = isDirty && !isStopped && !save.isPending;
  useSavePauses(isWaiting, wasTried && save.error ? pauses.retry : pauses.typing, values, saveNow);
  const saveOnLeave = useEffectEvent(() => {
    if (isDirty && !isStopped && !(save.isPending && wasTried)) void saveNow();
  });
  useEffect(() => () => saveOnLeave(), []);
  return {
    ...edit,
    form,
    status: describeStatus({
      isDirty,
      isConflict: edit.other !== undefined,
      error: wasTried ? save.error : null,
    }),
    flush: saveNow,
  };
}

export type DraftEditor = ReturnType<typeof useDraftEditor>;

/** Saves after a pause, and at once when the connection is back. */
function useSavePauses(
  isWaiting: boolean,
  wait: number,
  values: ProposalValues,
  saveNow: () => Promise<unknown>,
) {
  const save = useEffectEvent(() => void saveNow());
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => save(), wait);
    return () => clearTimeout(timer);
  }, [isWaiting, wait, values]);
  useWindowEvent("online", () => {
    if (isWaiting) void saveNow();
  });
}

type Status = { isDirty: boolean; isConflict: boolean; error: Error | null };

const describeStatus = ({ isDirty, isConflict, error }: Status) => {
  if (isConflict) return "Not saved. Somebody else changed this proposal.";
  if (!isDirty) return "Saved";
  return error ? describeFailure(error) : "Saving…";
};
