import { Group, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { exportNumbers } from "shared/inbox/reports/numbers.endpoints";
import { DownloadFile } from "../../../components/download/DownloadFile.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { useDateFormat } from "../../../lib/dates/use-date-format.ts";
import { NumbersSections } from "./NumbersSections.tsx";
import { numbersQuery } from "./numbers.requests.ts";
import { SpanChoice } from "./SpanChoice.tsx";
import { daysOf, spanQuery } from "./spans.ts";

export function NumbersScreen() {
  const { api } = useApp();
  const { today } = useDateFormat();
  const [params, setParams] = useSearchParams();
  const query = spanQuery.parse(Object.fromEntries(params));
  const days = daysOf(query, today());
  const result = useQuery(numbersQuery(api, days));
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
            what={{ endpoint: exportNumbers, query: days, noun: "numbers" }}
            label="Download as CSV"
          />
        </Group>
        <QueryState
          query={result}
          skeleton={<RowsSkeleton rows={4} height={120} />}
          errorText="Couldn't load the numbers."
        >
          {(numbers) => <NumbersSections numbers={numbers} />}
        </QueryState>
      </Stack>
    </Screen>
  );
}
