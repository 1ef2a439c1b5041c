import { Anchor, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import type { Agenda } from "shared/inbox/agenda/agenda";
import { adminPaths } from "shared/paths";
import classes from "./AgendaDays.module.css";
import { TripRow } from "./TripRow.tsx";

/** Lists requests without a date, so that no guest is overlooked. */
export function UndatedTrips({ total, trips }: Agenda["undated"]) {
  if (total === 0) return null;
  return (
    <section aria-labelledby="undated" className={classes.undated}>
      <Title order={2} size="h4" id="undated">
        No date yet ({total.toLocaleString("en")})
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        We couldn't read these dates. Open a conversation and set them.
      </Text>
      <ul className={classes.trips} aria-label="Requests without dates">
        {trips.map((trip) => (
          <TripRow key={trip._id} trip={trip} />
        ))}
      </ul>
      {total > trips.length && (
        <Anchor
          component={Link}
          to={`${adminPaths.inbox}?show=all&undated=true`}
          underline="always"
          mt="xs"
          display="inline-block"
        >
          See all in the inbox
        </Anchor>
      )}
    </section>
  );
}
