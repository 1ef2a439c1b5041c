import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import type { Trip } from "shared/inbox/agenda/agenda";
import { formatPhoneNumber } from "shared/text/phone";
import { StateBadge } from "../../../components/conversation/StateBadge.tsx";
import { DateDoubts } from "../../../components/date/DateDoubts.tsx";
import { pathTo } from "../../../lib/app/paths.ts";
import { describeTrip, displayName } from "../../../lib/travel/describe-conversation.ts";
import { describePaidAndOpen, isOverdue } from "./describe-money.ts";
import classes from "./TripRow.module.css";

type Props = {
  trip: Trip;
  /** For example "day 2 of 3". */
  detail?: string | undefined;
};

const describeRow = (trip: Trip, detail: string | undefined) =>
  [
    trip.time,
    describeTrip(trip),
    detail,
    trip.guide && `guide ${trip.guide}`,
    ...trip.money.map(describePaidAndOpen),
  ]
    .filter(Boolean)
    .join(" · ");

/** Time, guest, tour, people, guide, phone and payments; links to the conversation. */
export function TripRow({ trip, detail }: Props) {
  return (
    <li className={classes.row}>
      <Link to={pathTo.conversation(trip._id)} className={classes.link}>
        {displayName(trip)}
      </Link>
      <Text component="span" size="sm" className={classes.words}>
        {describeRow(trip, detail)}
        {isOverdue(trip.money) && (
          <>
            {" · "}
            <b className={classes.overdue}>Payment overdue</b>
          </>
        )}{" "}
        <DateDoubts dates={trip} askedAt={trip.askedAt} />
        {trip.phone && (
          <Anchor className={classes.call} href={`tel:${trip.phone}`} inherit underline="always">
            Call {formatPhoneNumber(trip.phone)}
          </Anchor>
        )}
      </Text>
      <StateBadge state={trip.state} />
    </li>
  );
}
