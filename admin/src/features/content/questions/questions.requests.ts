import type { SharedQuestionsInput } from "shared/content/questions";
import { saveSharedQuestions } from "shared/content/questions.endpoints";
import { useApp } from "../../../lib/app/app-context.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";

/** The server refuses it if the questions have changed since they were read. */
export function useSaveQuestions() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useSave({
    send: (body: SharedQuestionsInput, { signal }) =>
      api.request(saveSharedQuestions, { body, signal }),
    onSuccess: () => invalidate("questions"),
    onUncertain: () => invalidate("questions"),
  });
}
