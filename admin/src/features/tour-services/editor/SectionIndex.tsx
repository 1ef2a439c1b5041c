import { NativeSelect, NavLink } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import { memo } from "react";
import classes from "./SectionIndex.module.css";
import { hasError, type SectionId, sections } from "./sections.ts";
import { useCurrentSection } from "./use-current-section.ts";

/** Moves the focus along, so that the keyboard goes on from there. */
const goTo = (id: string) => {
  const section = document.querySelector(`[data-section="${id}"]`);
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
};

/** Leads to the sections: a list beside them, or on a phone a menu above. */
export const SectionIndex = memo(({ errors }: { errors: object }) => {
  const current = useCurrentSection();
  return (
    <div className={classes.index}>
      <NativeSelect
        className={classes.menu}
        aria-label="Section"
        value={current}
        data={sections.map((section) => ({
          value: section.id,
          label: hasError(section, errors) ? `${section.label} – please correct` : section.label,
        }))}
        onChange={(event) => goTo(event.currentTarget.value)}
      />
      <nav className={classes.list} aria-label="Sections">
        {sections.map((section) => (
          <SectionLink
            key={section.id}
            id={section.id}
            label={section.label}
            isCurrent={section.id === current}
            isRefused={hasError(section, errors)}
          />
        ))}
      </nav>
    </div>
  );
});

type LinkProps = { id: SectionId; label: string; isCurrent: boolean; isRefused: boolean };

function SectionLink({ id, label, isCurrent, isRefused }: LinkProps) {
  return (
    <NavLink
      component="button"
      type="button"
      label={label}
      active={isCurrent}
      aria-current={isCurrent ? "true" : undefined}
      rightSection={
        isRefused && (
          <CircleAlert
            size={16}
            color="var(--mantine-color-error)"
            role="img"
            aria-label="please correct"
          />
        )
      }
      onClick={() => goTo(id)}
    />
  );
}
