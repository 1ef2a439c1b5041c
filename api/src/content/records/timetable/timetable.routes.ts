import {
  cancelTimetableEntry,
  listTimetable,
  moveTimetableEntry,
  planTimetableEntry,
} from "shared/content/records/timetable.endpoints";
import { route } from "#http/route.ts";
import type { TimetableService } from "./timetable.service.ts";

export const timetableRoutes = ({ timetable }: { timetable: TimetableService }) => [
  route(listTimetable, () => timetable.list()),
  route(planTimetableEntry, ({ by, user, body }) => timetable.plan({ ...by, id: user._id }, body)),
  route(moveTimetableEntry, ({ by, user, params, body }) =>
    timetable.move({ ...by, id: user._id }, params.id, body),
  ),
  route(cancelTimetableEntry, async ({ by, params }) => {
    await timetable.cancel(by, params.id);
    return { message: "Cancelled." };
  }),
];
