import { queryOptions } from "@tanstack/react-query";
import type { RecordRef } from "shared/content/records/records";
import { listVersions, readVersion } from "shared/content/records/versions.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";

/** Versions of a record, newest first; with `before` those older than the version with this id. */
export const versionsQuery = (api: Api, { kind, id }: RecordRef, before: string | null) =>
  queryOptions({
    queryKey: ["versions", kind, id, before],
    queryFn: ({ signal }) =>
      api.request(listVersions, { params: { kind, id }, query: before ? { before } : {}, signal }),
  });

export const versionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["version", id],
    queryFn: ({ signal }) => api.request(readVersion, { params: { id }, signal }),
  });
