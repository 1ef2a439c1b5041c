import {
  cancelTimetableEntry,
  listTimetable,
  moveTimetableEntry,
  planTimetableEntry,
} from "shared/content/records/timetable.endpoints";
import { route } from "#http/route.ts";
import { requireRecordAccess } from "../require-record-access.ts";
import type { TimetableService } from "./timetable.service.ts";

export const timetableRoutes = ({ timetable }: { timetable: TimetableService }) => [
  route(listTimetable, ({ user }) => timetable.list(user)),
  route(planTimetableEntry, ({ by, user, body }) => {
    requireRecordAccess(user, ...body.records);
    return timetable.plan({ ...by, id: user._id }, body);
  }),
  route(moveTimetableEntry, ({ by, user, params, body }) =>
    timetable.move({ ...by, id: user._id }, user, params.id, body),
  ),
  route(cancelTimetableEntry, async ({ by, user, params }) => {
    await timetable.cancel(by, user, params.id);
    return { message: "Cancelled." };
  }),
];
