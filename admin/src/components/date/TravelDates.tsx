import { Text } from "@mantine/core";
import type { ComponentProps } from "react";
import { describeStay } from "../../lib/travel/describe-stay.ts";
import { writtenDates } from "../../lib/travel/written-dates.ts";
import { DateDoubts } from "./DateDoubts.tsx";
import classes from "./TravelDates.module.css";

type Props = ComponentProps<typeof DateDoubts> & {
  /** True when the team has set the dates. */
  isSet?: boolean;
};

/** Shows a trip's parsed dates, the guest's own words, and warnings. */
export function TravelDates({ isSet = false, ...doubted }: Props) {
  const stay = describeStay(doubted.dates);
  const written = writtenDates(doubted.dates);
  return (
    <>
      {stay && (
        <Text component="span" size="sm" fw={550}>
          {stay}
          {isSet && " · fixed"}
        </Text>
      )}
      {written && (
        <Text component="span" size="sm" className={classes.written}>
          Guest wrote: “{written}”
        </Text>
      )}
      <DateDoubts {...doubted} />
    </>
  );
}
