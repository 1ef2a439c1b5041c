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

/** Also plans a cancelled or failed entry again. `onMoved` runs before the list is refetched. */
export function useMoveEntry(id: string, onMoved?: () => void) {
  const { api } = useApp();
  return useMutation({
    mutationFn: (body: TimetableTime) => api.request(moveTimetableEntry, { params: { id }, body }),
    onSuccess: () => onMoved?.(),
    onSettled: useRefresh(),
  });
}

/** `onCancelled` runs before the list is refetched. */
export function useCancelEntry(id: string, onCancelled: () => void) {
  const { api } = useApp();
  return useMutation({
    mutationFn: () => api.request(cancelTimetableEntry, { params: { id } }),
    onSuccess: onCancelled,
    onSettled: useRefresh(),
  });
}
