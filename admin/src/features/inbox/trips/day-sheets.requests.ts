import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SheetScope, TripPlanChange } from "shared/inbox/trips/day-sheets";
import {
  createGuideLink,
  endGuideLink,
  readDaySheet,
  saveTripPlan,
} from "shared/inbox/trips/day-sheets.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";

/** Refetched with the conversations. */
export const daySheetQuery = (api: Api, scope: SheetScope) =>
  queryOptions({
    queryKey: ["conversations", "day-sheet", scope],
    queryFn: ({ signal }) => api.request(readDaySheet, { query: scope, signal }),
  });

const shortly = () => AbortSignal.timeout(saveTimeout);

/** Changes of sheets; each loads them again. */
export function useSheetChanges() {
  const { api } = useApp();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ["conversations"] });
  return {
    savePlan: useMutation({
      mutationFn: ({ id, body }: { id: string; body: TripPlanChange }) =>
        api.request(saveTripPlan, { params: { id }, body, signal: shortly() }),
      onSettled,
    }),
    createLink: useMutation({
      mutationFn: (body: SheetScope) => api.request(createGuideLink, { body, signal: shortly() }),
      onSettled,
    }),
    endLink: useMutation({
      mutationFn: (id: string) => api.request(endGuideLink, { params: { id }, signal: shortly() }),
      onSettled,
    }),
  };
}
