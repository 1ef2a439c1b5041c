import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { TrashKind, TrashListQuery } from "shared/content/records/trash";
import {
  deleteFromTrash,
  listTrash,
  restoreFromTrash,
} from "shared/content/records/trash.endpoints";
import { notify, notifyError } from "../../../../components/feedback/notify.ts";
import type { Api } from "../../../../lib/api/api-client.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useInvalidate } from "../../../../lib/requests/use-invalidate.ts";

const nouns = {
  tour: "services",
  page: "pages",
  photo: "gallery",
  review: "reviews",
  question: "questions",
  member: "team",
} as const satisfies Record<TrashKind, string>;

export const trashQuery = (api: Api, query: TrashListQuery) =>
  queryOptions({
    queryKey: ["trash", query],
    queryFn: ({ signal }) => api.request(listTrash, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Restores a deleted record and says so; works after the screen that deleted it is closed. */
export function useRestoreFromTrash() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return async (id: string, name: string) => {
    try {
      const { kind } = await api.request(restoreFromTrash, { params: { id } });
      invalidate(nouns[kind]);
      notify("Restored", `“${name}” is back as it was.`);
    } catch (error) {
      notifyError(`Couldn't restore “${name}”`, error);
    }
  };
}

export function useDeleteForGood() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.request(deleteFromTrash, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ["trash"] }),
  });
}
