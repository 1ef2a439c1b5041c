import { Group, SegmentedControl, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { ReportQuery } from "shared/inbox/reports/reports";
import { exportReport } from "shared/inbox/reports/reports.endpoints";
import { DayInput } from "../../../components/date/DayInput.tsx";
import { DownloadFile } from "../../../components/download/DownloadFile.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { useDateFormat } from "../../../lib/dates/use-date-format.ts";
import { ProposalSections } from "./ProposalSections.tsx";
import { ReportSections } from "./ReportSections.tsx";
import { reportQuery } from "./reports.requests.ts";
import classes from "./SpanChoice.module.css";
import { type SpanQuery, spanLabels, spanQuery, toReportQuery } from "./spans.ts";

export function ReportsScreen() {
  const { api } = useApp();
  const { today } = useDateFormat();
  const [params, setParams] = useSearchParams();
  const query = spanQuery.parse(Object.fromEntries(params));
  const days = toReportQuery(query, today());
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
            file={{ endpoint: exportReport, query: days, noun: "numbers" }}
            label="Download as CSV"
          />
        </Group>
        <QueryState
          query={result}
          skeleton={<RowsSkeleton rows={4} height={120} />}
          errorText="Couldn't load the report."
        >
          {(report) => (
            <Stack gap="lg">
              <ReportSections report={report} />
              <ProposalSections proposals={report.proposals} days={days} />
            </Stack>
          )}
        </QueryState>
      </Stack>
    </Screen>
  );
}

type SpanChoiceProps = {
  query: SpanQuery;
  days: ReportQuery;
  onChange: (query: SpanQuery) => void;
};

const choices = Object.entries(spanLabels).map(([value, label]) => ({ value, label }));

function SpanChoice({ query, days, onChange }: SpanChoiceProps) {
  const day = (name: "from" | "until", label: string) => (
    <DayInput
      label={label}
      value={days[name] ?? ""}
      onChange={(value) => onChange({ ...query, ...days, [name]: value })}
    />
  );
  return (
    <Group align="end" gap="sm">
      <SegmentedControl
        aria-label="Period"
        maw="100%"
        classNames={{ label: classes.choice }}
        data={choices}
        value={query.span}
        onChange={(span) => onChange(spanQuery.parse({ span, ...days }))}
      />
      {query.span === "own" && (
        <>
          {day("from", "From")}
          {day("until", "Until")}
        </>
      )}
    </Group>
  );
}
