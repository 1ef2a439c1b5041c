import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { getLastDay } from "shared/inbox/agenda/agenda";
import { proposalPath } from "shared/inbox/proposals/guest-paths";
import { addDays } from "#platform/add-days.ts";
import { inLine, midnight } from "../../agenda/write-calendar.ts";
import type { FrozenVersion } from "../reading/proposal-rows.ts";

export const calendarFile = { name: "trip.ics", type: "text/calendar" };

type Trip = {
  version: FrozenVersion;
  acceptedAt: string;
  company: string;
  /** The company's. */
  place: string | null;
  publicUrl: string;
};

/** An accepted trip as an iCalendar file (RFC 5545) with one event; `null` without dates. */
export const writeTripCalendar = ({
  version: { content, token, proposalId },
  acceptedAt,
  company,
  place,
  publicUrl,
}: Trip): string | null => {
  const { startsOn, endsOn, title } = content;
  if (startsOn === null) return null;
  const { hostname } = new URL(publicUrl);
  const calendar = ical({
    prodId: { company: hostname, product: "trip" },
    method: ICalCalendarMethod.PUBLISH,
  });
  const link = publicUrl + proposalPath(token);
  calendar.createEvent({
    id: `${proposalId}@${hostname}`,
    stamp: new Date(acceptedAt),
    allDay: true,
    start: midnight(startsOn),
    // The first day after the trip.
    end: midnight(addDays(getLastDay(startsOn, endsOn), 1)),
    summary: inLine(`${title} · ${company}`),
    description: link,
    url: link,
    ...(place && { location: inLine(place) }),
    status: ICalEventStatus.CONFIRMED,
  });
  return `${calendar.toString()}\r\n`;
};
