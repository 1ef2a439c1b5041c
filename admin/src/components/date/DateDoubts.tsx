import { Text } from "@mantine/core";
import { CalendarX2 } from "lucide-react";
import type { TourDuration } from "shared/content/tours/tour-facts";
import { useDateFormat } from "../../lib/dates/use-date-format.ts";
import { dateDoubts } from "../../lib/travel/date-doubts.ts";
import type { WrittenDates } from "../../lib/travel/written-dates.ts";
import classes from "./TravelDates.module.css";

type Props = {
  dates: WrittenDates;
  /** When the guest requested the trip (ISO). */
  askedAt: string | null;
  duration?: TourDuration | null | undefined;
};

/** Warns about suspicious dates of a trip. */
export function DateDoubts({ dates, askedAt, duration }: Props) {
  const { dayOf } = useDateFormat();
  return dateDoubts(dates, { askedOn: askedAt && dayOf(askedAt), duration }).map((doubt) => (
    <Text component="span" key={doubt} size="sm" className={classes.doubt}>
      <CalendarX2 size={14} aria-hidden /> {doubt}
    </Text>
  ));
}
