import { type PointerEvent, useEffect, useRef, useState } from "react";
import { ticksUpTo } from "../../components/charts/chart-scale.ts";
import { countInquiries } from "../../lib/text/pluralize.ts";
import classes from "./DayBars.module.css";
import { type Day, longDay, shortDay } from "./format-day.ts";

/** In px, from the base line to the highest tick. */
const height = 168;
/** Share of a day's width. */
const barWidth = 0.72;
const corner = 3;
/** In days, counted back from today. */
const labelEvery = 7;

/**
 * One bar per day, ending today. A range input over the bars serves arrow keys and screen readers.
 */
export function DayBars({ days }: { days: Day[] }) {
  const [selected, setSelected] = useState<number>();
  const chart = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const clearOutside = ({ target }: Event) => {
      if (target instanceof Node && !chart.current?.contains(target)) setSelected(undefined);
    };
    document.addEventListener("pointerdown", clearOutside);
    return () => document.removeEventListener("pointerdown", clearOutside);
  }, []);
  const last = days.length - 1;
  const share = 100 / days.length;
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * days.length);
    setSelected(Math.min(last, Math.max(0, index)));
  };
  const shownDay = days[selected ?? last];
  if (!shownDay) return null;
  const middle = ((selected ?? last) + 0.5) * share;
  return (
    <div
      ref={chart}
      className={classes.chart}
      onPointerMove={point}
      onPointerDown={point}
      // A touch leaves as soon as it ends; its figure must stay readable.
      onPointerLeave={({ pointerType }) => pointerType !== "touch" && setSelected(undefined)}
    >
      <input
        type="range"
        className={classes.keys}
        aria-label="Inquiries by day"
        aria-valuetext={`${longDay(shownDay.date)}: ${countInquiries(shownDay.count)}`}
        min={0}
        max={last}
        value={selected ?? last}
        onChange={(event) => setSelected(event.currentTarget.valueAsNumber)}
        onFocus={() => setSelected(last)}
        onBlur={() => setSelected(undefined)}
        onKeyDown={(event) => event.key === "Escape" && setSelected(undefined)}
      />
      <Bars days={days} selected={selected} />
      {selected !== undefined && (
        <div
          className={classes.tip}
          style={{ insetInlineStart: `${middle}%`, translate: `-${middle}%` }}
          aria-hidden
        >
          <strong>{countInquiries(shownDay.count)}</strong> {longDay(shownDay.date)}
        </div>
      )}
    </div>
  );
}

function Bars({ days, selected }: { days: Day[]; selected: number | undefined }) {
  const last = days.length - 1;
  const share = 100 / days.length;
  const ticks = ticksUpTo(Math.max(...days.map(({ count }) => count)));
  const top = ticks.at(-1) ?? 1;
  const barHeight = (count: number) => (count / top) * height;
  return (
    <svg className={classes.plot} height={height} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick} className={classes.tick}>
          <line x1="0" x2="100%" y1={height - barHeight(tick)} y2={height - barHeight(tick)} />
          <text x="-8" y={height - barHeight(tick)} dy="0.32em">
            {tick.toLocaleString("en")}
          </text>
        </g>
      ))}
      {selected !== undefined && (
        <rect
          className={classes.band}
          x={`${selected * share}%`}
          width={`${share}%`}
          y={0}
          height={height}
        />
      )}
      {/* The base line clips the inner svg, so that only the upper corners are round. */}
      <svg height={height} aria-hidden="true">
        {days.map(({ date, count }, index) => (
          <rect
            key={date}
            className={index === last ? classes.today : classes.bar}
            x={`${(index + (1 - barWidth) / 2) * share}%`}
            width={`${share * barWidth}%`}
            y={height - barHeight(count)}
            height={count === 0 ? 0 : barHeight(count) + corner}
            rx={corner}
          />
        ))}
      </svg>
      {days.map(({ date }, index) =>
        (last - index) % labelEvery === 0 ? (
          <text
            key={date}
            className={index === last ? classes.todayLabel : classes.label}
            x={index === last ? "100%" : `${(index + 0.5) * share}%`}
            y={height + 20}
          >
            {index === last ? "Today" : shortDay(date)}
          </text>
        ) : null,
      )}
    </svg>
  );
}
