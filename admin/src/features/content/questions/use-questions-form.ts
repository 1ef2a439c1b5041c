import { schemaResolver, useForm } from "@mantine/form";
import type { FormEvent } from "react";
import {
  type Question,
  type SharedQuestions,
  type SharedQuestionsInput,
  sharedQuestions,
} from "shared/content/questions";
import { saveSharedQuestions } from "shared/content/questions.endpoints";
import { z } from "zod";
import { useApp } from "../../../lib/app/app-context.ts";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { useEditForm } from "../../../lib/editing/use-edit-form.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";

type Values = { questions: Question[] };

/** Unvalidated. */
const questionsDraft: z.ZodType<Values> = z.object({
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});

const isFilled = ({ question, answer }: Question) => `${question}${answer}`.trim() !== "";

const toValues = ({ questions }: SharedQuestions): Values => ({ questions });

export function useQuestionsForm(item: SharedQuestions) {
  const save = useSaveQuestions();
  const form = useForm({
    initialValues: toValues(item),
    validate: schemaResolver(sharedQuestions.pick({ questions: true }), { sync: true }),
  });
  const isDirty = form.isDirty();
  const edit = useEditForm<Values, SharedQuestions>({
    item,
    itemSchema: sharedQuestions,
    getRevision: ({ version }) => version,
    toValues,
    form,
    isDirty,
    draftName: "questions",
    draftSchema: questionsDraft,
    outdatedText: "Someone else changed the questions. You'll see both versions when you save.",
    save,
  });
  const submit = form.onSubmit(
    ({ questions }) =>
      save.save(
        { questions, version: edit.revision },
        {
          onSuccess: (saved) => {
            form.setValues(toValues(saved));
            form.resetDirty(toValues(saved));
            edit.rebase(saved);
          },
          onError: edit.onError,
        },
      ),
    focusFirstError,
  );
  return {
    form,
    save,
    isDirty,
    draft: edit.draft,
    other: edit.other,
    submit: (event: FormEvent<HTMLFormElement>) => {
      form.setValues({ questions: form.getValues().questions.filter(isFilled) });
      submit(event);
    },
    keepTyped: (other: SharedQuestions) => edit.continueFrom(other, form.getValues()),
    loadOther: (other: SharedQuestions) => edit.continueFrom(other, toValues(other)),
  };
}

export type QuestionsForm = ReturnType<typeof useQuestionsForm>;

/** The server refuses it if the questions have changed since they were read. */
function useSaveQuestions() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useSave({
    send: (body: SharedQuestionsInput, { signal }) =>
      api.request(saveSharedQuestions, { body, signal }),
    onSuccess: () => invalidate("questions"),
    onUncertain: () => invalidate("questions"),
  });
}
