import { Group, SegmentedControl, TextInput } from "@mantine/core";
import type { NumbersQuery } from "shared/numbers";
import { type SpanQuery, spanLabels, spanQuery } from "./spans.ts";

type Props = {
  query: SpanQuery;
  days: NumbersQuery;
  onChange: (query: SpanQuery) => void;
};

const choices = Object.entries(spanLabels).map(([value, label]) => ({ value, label }));

/** Over which days is counted. */
export function SpanControls({ query, days, onChange }: Props) {
  const day = (name: "from" | "until", label: string) => (
    <TextInput
      type="date"
      size="sm"
      label={label}
      value={days[name] ?? ""}
      onChange={(event) => {
        const { value } = event.currentTarget;
        if (value) onChange({ ...query, ...days, [name]: value });
      }}
    />
  );
  return (
    <Group align="end" gap="sm">
      <SegmentedControl
        aria-label="Span"
        size="xs"
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
