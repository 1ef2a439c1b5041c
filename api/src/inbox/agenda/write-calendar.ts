import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { getLastDay } from "shared/inbox/agenda/agenda";
import type { AgendaFeedInput } from "shared/inbox/agenda/agenda-feed";
import { describePeople } from "shared/inbox/people";
import { adminPaths } from "shared/paths";
import { addDays } from "#platform/add-days.ts";
import type { TripRow } from "./read-trips.ts";

/** Refresh interval that calendars may follow (s). */
const refreshSeconds = 15 * 60;

export const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** No sign in a text can begin a line of the file. */
export const inLine = (text: string) => text.replace(/\p{Cc}+/gu, " ").trim();

const toSummary = ({ name, destination, paxNumber, state }: TripRow, { names }: AgendaFeedInput) =>
  [
    names && (name ?? "Guest"),
    destination ?? "Trip",
    paxNumber !== null && describePeople(paxNumber),
    state !== "confirmed" && "requested",
  ]
    .filter((part) => typeof part === "string")
    .map(inLine)
    .join(" · ");

const toDescription = ({ email, phone }: TripRow, { contacts }: AgendaFeedInput) =>
  contacts ? [email, phone].flatMap((part) => (part ? [inLine(part)] : [])).join("\n") : null;

type CalendarInfo = { tells: AgendaFeedInput; publicUrl: string };

const addEvent = (calendar: ICalCalendar, row: TripRow, { tells, publicUrl }: CalendarInfo) => {
  const { _id, startsOn, endsOn, state, latestAt } = row;
  if (startsOn === null) return;
  calendar.createEvent({
    id: `${_id}@${new URL(publicUrl).hostname}`,
    stamp: new Date(latestAt),
    allDay: true,
    start: midnight(startsOn),
    // The first day on which the guest is gone.
    end: midnight(addDays(getLastDay(startsOn, endsOn), 1)),
    summary: toSummary(row, tells),
    description: toDescription(row, tells),
    url: publicUrl + adminPaths.conversation.replace(":id", encodeURIComponent(_id)),
    status: state === "confirmed" ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
};

/** Trips as an iCalendar file (RFC 5545). */
export const writeCalendar = (rows: TripRow[], info: CalendarInfo): string => {
  const calendar = ical({
    name: "Guest trips",
    prodId: { company: new URL(info.publicUrl).hostname, product: "agenda" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const row of rows) addEvent(calendar, row, info);
  return `${calendar.toString()}\r\n`;
};
