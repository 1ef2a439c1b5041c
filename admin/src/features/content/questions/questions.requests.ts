import { queryOptions } from "@tanstack/react-query";
import type { SharedQuestionsInput } from "shared/content/questions";
import { readSharedQuestions, saveSharedQuestions } from "shared/content/questions.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { freshRecord } from "../../../lib/requests/fresh-record.ts";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";

export const questionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["questions", "edit"],
    queryFn: ({ signal }) => api.request(readSharedQuestions, { signal }),
    ...freshRecord,
  });

/** Refused when they are no longer as read. */
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
