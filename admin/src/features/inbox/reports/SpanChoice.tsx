import { Group, SegmentedControl } from "@mantine/core";
import type { ReportQuery } from "shared/inbox/reports/reports";
import { DayInput } from "../../../components/date/DayInput.tsx";
import classes from "./SpanChoice.module.css";
import { type SpanQuery, spanLabels, spanQuery } from "./spans.ts";

type Props = {
  query: SpanQuery;
  days: ReportQuery;
  onChange: (query: SpanQuery) => void;
};

const choices = Object.entries(spanLabels).map(([value, label]) => ({ value, label }));

export function SpanChoice({ query, days, onChange }: Props) {
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
        aria-label="Span"
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
