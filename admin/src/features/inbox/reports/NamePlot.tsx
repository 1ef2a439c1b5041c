import { Fragment } from "react";
import type { Figures } from "shared/inbox/reports/reports";
import classes from "./Plots.module.css";

const barHeight = 14;

type Bar = Pick<Figures, "asked" | "confirmed"> & { key: string; label: string };

/**
 * For each name the number of requests, with the confirmed ones in front; the table below repeats
 * the figures.
 */
export function NamePlot({ rows }: { rows: Bar[] }) {
  const most = Math.max(1, ...rows.map(({ asked }) => asked));
  const width = (count: number) => `${(count / most) * 100}%`;
  return (
    <div className={classes.names} aria-hidden="true">
      {rows.map(({ key, label, asked, confirmed }) => (
        <Fragment key={key}>
          <span>{label}</span>
          <svg height={barHeight} aria-hidden="true">
            <rect className={classes.asked} width={width(asked)} height={barHeight} />
            <rect className={classes.confirmed} width={width(confirmed)} height={barHeight} />
          </svg>
          <span>{asked}</span>
        </Fragment>
      ))}
    </div>
  );
}
