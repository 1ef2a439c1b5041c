import { Fragment } from "react";
import type { Figures } from "shared/inbox/reports/numbers";
import classes from "./Plots.module.css";

const barHeight = 14;

type Bar = Pick<Figures, "asked" | "confirmed"> & { key: string; label: string };

/** For each name who asked, and in front of it who confirmed; the table below says the same. */
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
