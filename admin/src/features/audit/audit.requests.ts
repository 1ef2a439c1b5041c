import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AuditListQuery } from "shared/audit/audit";
import { listAudit } from "shared/audit/audit.endpoints";
import type { Api } from "../../lib/api/api-client.ts";

export const auditQuery = (api: Api, query: AuditListQuery) =>
  queryOptions({
    queryKey: ["audit", query],
    queryFn: ({ signal }) => api.request(listAudit, { query, signal }),
    select: ({ entries, ...page }) => ({ items: entries, ...page }),
    placeholderData: keepPreviousData,
  });
