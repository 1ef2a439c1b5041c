import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CalendarX2 } from "lucide-react";
import { findFullDay } from "shared/content/full-days/find-full-day";
import type { TourService } from "shared/content/tours/tour-services";
import type { Conversation } from "shared/inbox/conversations";
import { useApp } from "../../lib/app/app-context.ts";
import { pageToursQuery } from "../../lib/requests/pages.ts";
import { useSiteSettings } from "../../lib/requests/site-settings.ts";
import { describeDay } from "../../lib/travel/describe-stay.ts";
import classes from "./TravelDates.module.css";

type Props = {
  trip: Pick<Conversation, "destination" | "startsOn" | "endsOn">;
  /** Missing for a tour that a page presents, or that isn't known. */
  tour: TourService | undefined;
};

/** Names the first full day of a trip. */
export function FullDay({ trip: { destination, startsOn: from, endsOn }, tour }: Props) {
  const { api } = useApp();
  const fullDays = useSiteSettings()?.fullDays.value.periods ?? [];
  const { data: pageTours = [] } = useQuery({
    ...pageToursQuery(api),
    enabled: fullDays.some((period) => period.tour?.startsWith("/")),
  });
  if (!from) return null;
  const { _id = null } = tour ?? pageTours.find(({ topic }) => topic === destination) ?? {};
  const departures = tour?.facts.departures ?? [];
  const day = findFullDay({ fullDays, departures }, { from, to: endsOn ?? from }, _id);
  if (!day) return null;
  return (
    <Text component="span" size="sm" className={classes.doubt}>
      <CalendarX2 size={14} aria-hidden /> Full on {describeDay(day)}
    </Text>
  );
}
