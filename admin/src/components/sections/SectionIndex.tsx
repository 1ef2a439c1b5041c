import { NativeSelect, NavLink } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import classes from "./SectionIndex.module.css";

type SectionEntry = {
  id: string;
  label: string;
  /** The section's problem, as in "please correct". */
  problem?: string | undefined;
  /** Below the label, as in "Unpublished changes by Ana, 14:03". */
  note?: string | undefined;
};

type Props = { entries: SectionEntry[]; current: string; onChoose: (id: string) => void };

/** Links to the sections: a list beside them, or a menu above them on a phone. */
export function SectionIndex({ entries, current, onChoose }: Props) {
  return (
    <div className={classes.index}>
      <NativeSelect
        className={classes.menu}
        aria-label="Section"
        value={current}
        data={entries.map(({ id, label, problem, note }) => ({
          value: id,
          label: [label, problem, note].filter(Boolean).join(" – "),
        }))}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      <nav className={classes.list} aria-label="Sections">
        {entries.map((entry) => (
          <SectionLink
            key={entry.id}
            {...entry}
            isCurrent={entry.id === current}
            onChoose={() => onChoose(entry.id)}
          />
        ))}
      </nav>
    </div>
  );
}

type LinkProps = SectionEntry & { isCurrent: boolean; onChoose: () => void };

function SectionLink({ label, problem, note, isCurrent, onChoose }: LinkProps) {
  return (
    <NavLink
      component="button"
      type="button"
      label={label}
      description={note}
      active={isCurrent}
      aria-current={isCurrent ? "true" : undefined}
      rightSection={
        problem && (
          <CircleAlert
            size={16}
            color="var(--mantine-color-error)"
            role="img"
            aria-label={problem}
          />
        )
      }
      onClick={onChoose}
    />
  );
}
