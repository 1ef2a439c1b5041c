import { Text } from "@mantine/core";
import type { ComponentProps } from "react";
import { describeStay } from "../../lib/travel/describe-stay.ts";
import { writtenDates } from "../../lib/travel/written-dates.ts";
import { DateDoubts } from "./DateDoubts.tsx";
import classes from "./TravelDates.module.css";

type Props = ComponentProps<typeof DateDoubts> & {
  /** Whether the team has set them. */
  isSet?: boolean;
};

/** When a guest wants to come: as it was read, as it was written, and what looks wrong with it. */
export function TravelDates({ isSet = false, ...doubted }: Props) {
  const stay = describeStay(doubted.dates);
  const written = writtenDates(doubted.dates);
  return (
    <>
      {stay && (
        <Text component="span" size="sm" fw={550}>
          {stay}
          {isSet && " · set by the team"}
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
