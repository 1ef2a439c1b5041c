import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { listDrafts, readDraft } from "shared/content/records/drafts.endpoints";
import type { RecordRef } from "shared/content/records/records";
import type { Api } from "../api/api-client.ts";
import { isNotFound } from "../api/api-error.ts";
import { freshRecord } from "./fresh-record.ts";

/** Unpublished changes of all records, last changed first. */
export const draftsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["drafts"],
    queryFn: async ({ signal }) => (await api.request(listDrafts, { signal })).drafts,
  });

/** `null` without a draft, and for a record that does not exist. */
export const draftQuery = (api: Api, { kind, id }: RecordRef) =>
  queryOptions({
    queryKey: ["draft", kind, id],
    queryFn: async ({ signal }) => {
      try {
        return (await api.request(readDraft, { params: { kind, id }, signal })).draft;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    ...freshRecord,
  });

/** Refetches all drafts after requests that changed some on the server. */
export function useInvalidateDrafts() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ["drafts"] });
    void client.invalidateQueries({ queryKey: ["draft"] });
  };
}
