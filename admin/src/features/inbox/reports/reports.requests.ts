import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ReportQuery } from "shared/inbox/reports/reports";
import { readReport } from "shared/inbox/reports/reports.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";

export const reportQuery = (api: Api, query: ReportQuery) =>
  queryOptions({
    queryKey: ["report", query],
    queryFn: ({ signal }) => api.request(readReport, { query, signal }),
    placeholderData: keepPreviousData,
  });
