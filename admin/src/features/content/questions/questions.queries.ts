import { queryOptions } from "@tanstack/react-query";
import { readSharedQuestions } from "shared/content/questions.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { freshRecord } from "../../../lib/requests/fresh-record.ts";

export const questionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["questions", "edit"],
    queryFn: ({ signal }) => api.request(readSharedQuestions, { signal }),
    ...freshRecord,
  });
