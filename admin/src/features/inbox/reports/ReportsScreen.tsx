import { Group, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { exportReport } from "shared/inbox/reports/reports.endpoints";
import { DownloadFile } from "../../../components/download/DownloadFile.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { useDateFormat } from "../../../lib/dates/use-date-format.ts";
import { ReportSections } from "./ReportSections.tsx";
import { reportQuery } from "./reports.requests.ts";
import { SpanChoice } from "./SpanChoice.tsx";
import { daysOf, spanQuery } from "./spans.ts";

export function ReportsScreen() {
  const { api } = useApp();
  const { today } = useDateFormat();
  const [params, setParams] = useSearchParams();
  const query = spanQuery.parse(Object.fromEntries(params));
  const days = daysOf(query, today());
  const result = useQuery(reportQuery(api, days));
  return (
    <Screen title="Numbers">
      <Stack gap="lg">
        <Group justify="space-between" align="end">
          <SpanChoice
            query={query}
            days={days}
            onChange={({ span, from = "", until = "" }) =>
              setParams(span === "own" ? { span, from, until } : { span }, { replace: true })
            }
          />
          <DownloadFile
            what={{ endpoint: exportReport, query: days, noun: "numbers" }}
            label="Download as CSV"
          />
        </Group>
        <QueryState
          query={result}
          skeleton={<RowsSkeleton rows={4} height={120} />}
          errorText="Couldn't load the report."
        >
          {(report) => <ReportSections report={report} />}
        </QueryState>
      </Stack>
    </Screen>
  );
}
