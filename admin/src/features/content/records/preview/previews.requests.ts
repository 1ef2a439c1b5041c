import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  createPreviewLink,
  deletePreviewNote,
  endPreviewLink,
  listPreviewLinks,
  markPreviewNotesRead,
} from "shared/content/records/previews.endpoints";
import type { RecordRef } from "shared/content/records/records";
import type { Api } from "../../../../lib/api/api-client.ts";
import { useApp } from "../../../../lib/app/app-context.ts";

const toRef = ({ kind, id }: RecordRef) => ({ kind, id });

export const previewLinksQuery = (api: Api, record: RecordRef) =>
  queryOptions({
    queryKey: ["preview-links", record.kind, record.id],
    queryFn: async ({ signal }) =>
      (await api.request(listPreviewLinks, { query: toRef(record), signal })).links,
  });

/** Changes of a record's links; each loads the list again. */
export function useLinkChanges(record: RecordRef) {
  const { api } = useApp();
  const client = useQueryClient();
  const { queryKey } = previewLinksQuery(api, record);
  const onSettled = () => client.invalidateQueries({ queryKey });
  return {
    create: useMutation({
      mutationFn: () => api.request(createPreviewLink, { body: toRef(record) }),
      onSettled,
    }),
    end: useMutation({
      mutationFn: (id: string) => api.request(endPreviewLink, { params: { id } }),
      onSettled,
    }),
    markRead: useMutation({
      mutationFn: (id: string) => api.request(markPreviewNotesRead, { params: { id } }),
    }),
    deleteNote: useMutation({
      mutationFn: (id: string) => api.request(deletePreviewNote, { params: { id } }),
      onSettled,
    }),
  };
}
