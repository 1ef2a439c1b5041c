import { queryOptions } from "@tanstack/react-query";
import type { TimetableList } from "shared/content/records/timetable";
import { listTimetable } from "shared/content/records/timetable.endpoints";
import type { Api } from "../api/api-client.ts";

/** In milliseconds. */
const pollInterval = { underWay: 3_000, idle: 60_000 };
/** Milliseconds after which an entry without a sign of life is no longer watched closely. */
const watched = 5 * 60_000;

/** Milliseconds until the next poll, short while an entry goes out. */
export const delayUntilNextPoll = (list: TimetableList | undefined, now: number) => {
  if (!list) return pollInterval.idle;
  const isClose = (at: string | null) => at !== null && Math.abs(now - Date.parse(at)) < watched;
  const isDue = list.planned.some(({ dueAt }) => isClose(dueAt));
  const isGoingLive = list.past.some(
    ({ state, doneAt, liveAt }) => state === "done" && !liveAt && isClose(doneAt),
  );
  return isDue || isGoingLive ? pollInterval.underWay : pollInterval.idle;
};

export const timetableQuery = (api: Api) =>
  queryOptions({
    queryKey: ["timetable"],
    queryFn: ({ signal }) => api.request(listTimetable, { signal }),
    refetchInterval: ({ state: { data } }) => delayUntilNextPoll(data, Date.now()),
  });

/** The entries that were not published and that no admin has dismissed or moved. */
export const countFailed = ({ past }: TimetableList) =>
  past.filter(({ state }) => state === "failed").length;
