import { Fragment } from "react";
import type { Figures } from "shared/inbox/reports/reports";
import classes from "./Plots.module.css";

const barHeight = 14;

type Bar = Pick<Figures, "asked" | "confirmed"> & {
  key: string;
  label: string;
  /** Instead of the number. */
  text?: string;
};

/**
 * For each name the number of requests, with the confirmed ones in front, or amounts likewise; the
 * table below repeats the figures.
 */
export function NamePlot({ rows }: { rows: Bar[] }) {
  const most = Math.max(1, ...rows.map(({ asked }) => asked));
  const width = (count: number) => `${(count / most) * 100}%`;
  return (
    <div className={classes.names} aria-hidden="true">
      {rows.map(({ key, label, asked, confirmed, text }) => (
        <Fragment key={key}>
          <span>{label}</span>
          <svg height={barHeight} aria-hidden="true">
            <rect className={classes.asked} width={width(asked)} height={barHeight} />
            <rect className={classes.confirmed} width={width(confirmed)} height={barHeight} />
          </svg>
          <span>{text ?? asked}</span>
        </Fragment>
      ))}
    </div>
  );
}
