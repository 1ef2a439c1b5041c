import { useQueryClient } from "@tanstack/react-query";
import type { PersonInput } from "shared/inbox/personal-data/personal-data";
import {
  erasePersonalData,
  findPersonalData,
} from "shared/inbox/personal-data/personal-data.endpoints";
import { useApp } from "../../../lib/app/app-context.ts";
import { useSave } from "../../../lib/editing/use-save.ts";

export function useFindPerson() {
  const { api } = useApp();
  return useSave({
    send: (body: PersonInput, { signal }) => api.request(findPersonalData, { body, signal }),
    whenUnanswered: "Nothing was changed. Please search again.",
  });
}

export function useErasePerson() {
  const { api } = useApp();
  const client = useQueryClient();
  return useSave({
    send: (body: PersonInput, { signal }) => api.request(erasePersonalData, { body, signal }),
    onSuccess: () => void client.invalidateQueries(),
    whenUnanswered: "Search for the person again to check whether anything is left.",
  });
}
