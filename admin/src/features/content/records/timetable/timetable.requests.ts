import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TimetableInput, TimetableTime } from "shared/content/records/timetable";
import {
  cancelTimetableEntry,
  moveTimetableEntry,
  planTimetableEntry,
} from "shared/content/records/timetable.endpoints";
import { useApp } from "../../../../lib/app/app-context.ts";

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["timetable"] });
};

export function usePlanEntry() {
  const { api } = useApp();
  return useMutation({
    mutationFn: (body: TimetableInput) => api.request(planTimetableEntry, { body }),
    onSettled: useRefresh(),
  });
}

/** Also plans a cancelled or failed entry again. */
export function useMoveEntry(id: string) {
  const { api } = useApp();
  return useMutation({
    mutationFn: (body: TimetableTime) => api.request(moveTimetableEntry, { params: { id }, body }),
    onSettled: useRefresh(),
  });
}

export function useCancelEntry(id: string) {
  const { api } = useApp();
  return useMutation({
    mutationFn: () => api.request(cancelTimetableEntry, { params: { id } }),
    onSettled: useRefresh(),
  });
}
