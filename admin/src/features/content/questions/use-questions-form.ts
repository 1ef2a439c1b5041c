import { schemaResolver, useForm } from "@mantine/form";
import type { FormEvent } from "react";
import {
  type Question,
  type SharedQuestions,
  type SharedQuestionsInput,
  sharedQuestions,
} from "shared/content/questions";
import { saveSharedQuestions } from "shared/content/questions.endpoints";
import type { Draft } from "shared/content/records/drafts";
import { sharedQuestionsId } from "shared/content/records/records";
import { z } from "zod";
import { useApp } from "../../../lib/app/app-context.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import type { TeamDraft } from "../../../lib/editing/team-drafts/team-draft.ts";
import { useEditForm } from "../../../lib/editing/use-edit-form.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";
import { type QuestionsValues, questionsFields } from "./questions-fields.ts";

/** Unvalidated. */
const typedQuestions: z.ZodType<QuestionsValues> = z.object({
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});

const isFilled = ({ question, answer }: Question) => `${question}${answer}`.trim() !== "";
const withoutBlanks = ({ questions }: QuestionsValues): QuestionsValues => ({
  questions: questions.filter(isFilled),
});

export const toQuestionsValues = ({ questions }: QuestionsValues): QuestionsValues => ({
  questions,
});

const checked = sharedQuestions.pick({ questions: true });

const shareDraft = (found: Draft | null): TeamDraft<QuestionsValues> => ({
  record: { kind: "questions", id: sharedQuestionsId },
  found,
  fields: questionsFields,
  getName: () => "Questions on every tour",
  toDocument: (values) => checked.safeParse(withoutBlanks(values)),
  fromPresented: (presented) =>
    presented.kind === "questions" ? toQuestionsValues(presented.record) : undefined,
  listPath: pathTo.settingsList,
});

export function useQuestionsForm(item: SharedQuestions, found: Draft | null) {
  const save = useSaveQuestions();
  const form = useForm({
    initialValues: toQuestionsValues(item),
    validate: schemaResolver(checked, { sync: true }),
  });
  const isDirty = form.isDirty();
  const edit = useEditForm<QuestionsValues, SharedQuestions>({
    item,
    itemSchema: sharedQuestions,
    getRevision: ({ version }) => version,
    toValues: toQuestionsValues,
    form,
    isDirty,
    draftName: "questions",
    draftSchema: typedQuestions,
    team: shareDraft(found),
    outdatedText: "Someone else changed the questions. You'll see both versions when you save.",
    save,
  });
  const submit = form.onSubmit(
    ({ questions }) =>
      save.save(
        { questions, version: edit.revision },
        {
          publish: edit.draft.publish,
          onSuccess: (saved) => {
            form.setValues(toQuestionsValues(saved));
            form.resetDirty(toQuestionsValues(saved));
            edit.rebase(saved);
          },
          onError: edit.onError,
        },
      ),
    focusFirstError,
  );
  return {
    ...edit,
    form,
    save,
    isDirty,
    submit: (event: FormEvent<HTMLFormElement>) => {
      form.setValues(withoutBlanks(form.getValues()));
      submit(event);
    },
  };
}

/** The server refuses it if the questions have changed since they were read. */
function useSaveQuestions() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useSave({
    send: (body: SharedQuestionsInput, { signal, draft }) =>
      api.request(saveSharedQuestions, { query: draft, body, signal }),
    onSuccess: () => invalidate("questions"),
    onUncertain: () => invalidate("questions"),
  });
}
