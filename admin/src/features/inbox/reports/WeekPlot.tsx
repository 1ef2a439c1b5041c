import { Group, Text } from "@mantine/core";
import type { Report } from "shared/inbox/reports/reports";
import { ticksUpTo } from "../../../components/charts/chart-scale.ts";
import classes from "./Plots.module.css";

/** In px. */
const height = 160;
/** Share of a week's width. */
const barWidth = 0.72;

type Props = { weeks: Report["weeks"]; getName: (week: string) => string };

/**
 * For each week the number of requests, with the confirmed ones in front; the table below repeats
 * the figures.
 */
export function WeekPlot({ weeks, getName }: Props) {
  const share = 100 / weeks.length;
  const [first] = weeks;
  const last = weeks.at(-1);
  const ticks = ticksUpTo(Math.max(...weeks.map(({ asked }) => asked)));
  const scale = height / (ticks.at(-1) ?? 1);
  const bar = (index: number, count: number, className: string | undefined) => (
    <rect
      className={className}
      x={`${(index + (1 - barWidth) / 2) * share}%`}
      width={`${share * barWidth}%`}
      y={height - count * scale}
      height={count * scale}
    />
  );
  return (
    <svg className={classes.weeks} height={height + 28} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick} className={classes.tick}>
          <line x1="0" x2="100%" y1={height - tick * scale} y2={height - tick * scale} />
          <text x="-8" y={height - tick * scale} dy="0.32em">
            {tick.toLocaleString("en")}
          </text>
        </g>
      ))}
      {weeks.map(({ week, asked, confirmed }, index) => (
        <g key={week}>
          {bar(index, asked, classes.asked)}
          {bar(index, confirmed, classes.confirmed)}
        </g>
      ))}
      {first && (
        <text x="0" y={height + 20}>
          {getName(first.week)}
        </text>
      )}
      {last && last !== first && (
        <text className={classes.last} x="100%" y={height + 20}>
          {getName(last.week)}
        </text>
      )}
    </svg>
  );
}

/** Explains the colours of a plot. */
export function PlotLegend({ whole, part }: { whole: string; part: string }) {
  const entry = (label: string, className: string | undefined) => (
    <Group gap={6}>
      <svg width="12" height="12" aria-hidden="true">
        <rect className={className} width="12" height="12" rx="2" />
      </svg>
      <Text size="sm">{label}</Text>
    </Group>
  );
  return (
    <Group gap="md">
      {entry(whole, classes.asked)}
      {entry(part, classes.confirmed)}
    </Group>
  );
}
