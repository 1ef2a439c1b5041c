import { Text } from "@mantine/core";
import { Link } from "react-router";
import type { Trip } from "shared/inbox/agenda/agenda";
import { StateBadge } from "../../../components/conversation/StateBadge.tsx";
import { DateDoubts } from "../../../components/date/DateDoubts.tsx";
import { pathTo } from "../../../lib/app/paths.ts";
import { describeTrip, displayName } from "../../../lib/travel/describe-conversation.ts";
import { describePaid, isOverdue } from "./describe-money.ts";
import classes from "./TripRow.module.css";

type Props = {
  trip: Trip;
  /** For example "day 2 of 3". */
  detail?: string | undefined;
};

/** Guest, tour, people and payments; links to the conversation. */
export function TripRow({ trip, detail }: Props) {
  return (
    <li className={classes.row}>
      <Link to={pathTo.conversation(trip._id)} className={classes.link}>
        {displayName(trip)}
      </Link>
      <Text component="span" size="sm" className={classes.words}>
        {[describeTrip(trip), detail, ...trip.money.map(describePaid)].filter(Boolean).join(" · ")}
        {isOverdue(trip.money) && (
          <>
            {" · "}
            <b className={classes.overdue}>Payment overdue</b>
          </>
        )}{" "}
        <DateDoubts dates={trip} askedAt={trip.askedAt} />
      </Text>
      <StateBadge state={trip.state} />
    </li>
  );
}
