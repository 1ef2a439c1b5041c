import type { TourFacts } from "shared/content/tours/tour-facts";
import {
  durationInWords,
  gradeInWords,
  groupSizeInWords,
  languagesInWords,
  minimumAgeInWords,
  monthsInWords,
} from "../../content/tours/tour-words.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";

type Props = { facts: TourFacts };
type FactProps = {
  icon: IconName | undefined;
  label: string;
  value: string | null;
  note?: string | null;
};

export function Fact({ icon, label, value, note }: FactProps) {
  if (!value) return null;
  return (
    <div className="fact">
      <dt>
        {icon && <Icon name={icon} />} {label}
      </dt>
      <dd>{value}</dd>
      {note && <dd className="fact__note">{note}</dd>}
    </div>
  );
}

/** A tour without months runs all year, which needs no line. */
const describeSeason = (months: number[]) => (months.length > 0 ? monthsInWords(months) : null);

export function FactsStrip({ facts }: Props) {
  const { activities, duration, level, groupSize, minimumAge, months, languages, start } = facts;
  return (
    <dl className="facts-strip">
      <Fact icon="flag" label="Activity" value={activities.join(", ")} />
      <Fact icon="clock" label="Duration" value={duration && durationInWords(duration)} />
      <Fact
        icon="mountain"
        label="Level"
        value={level && gradeInWords(level)}
        note={level?.note ?? null}
      />
      <Fact icon="group" label="Group" value={groupSize && groupSizeInWords(groupSize)} />
      <Fact
        icon="person"
        label="Age"
        value={minimumAge === null ? null : minimumAgeInWords(minimumAge)}
      />
      <Fact icon="calendar" label="Best months" value={describeSeason(months)} />
      <Fact icon="chat" label="Your guide speaks" value={languagesInWords(languages)} />
      <Fact
        icon="pin"
        label="Start"
        value={start?.place ?? null}
        note={start?.time ? `at ${start.time}` : null}
      />
    </dl>
  );
}
