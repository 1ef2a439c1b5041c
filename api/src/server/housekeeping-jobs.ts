import type { Services } from "./create-services.ts";
import { createNodeCheck } from "./data/check-node.ts";
import type { Infrastructure } from "./open-infrastructure.ts";
import type { HousekeepingJob } from "./start-housekeeping.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Jobs of every process: for what it keeps in memory, its own disk and its own Node. */
export const createOwnJobs = (
  { sessions, missingPaths }: Services,
  { masters, settings, log }: Infrastructure,
): HousekeepingJob[] => {
  const checkNode = createNodeCheck({ dataDir: settings.DATA_DIR, log });
  return [
    { name: "sessions", run: sessions.removeOld, first: 0, next: minute },
    { name: "missing_paths", run: missingPaths.save, first: minute, next: minute },
    { name: "masters", run: masters.moveToBucket, first: 0, next: day },
    { name: "node_binary", run: checkNode, first: minute, next: day },
  ];
};

/** Jobs that one process runs for all. */
export const createSharedJobs = (services: Services): HousekeepingJob[] => [
  { name: "retention", run: services.removeOld, first: 0, next: hour },
  { name: "one_time_links", run: services.removeExpiredLinks, first: 0, next: hour },
  { name: "used_tickets", run: services.removeUsedTickets, first: 0, next: hour },
  { name: "unused_accounts", run: services.removeUnusedAccounts, first: 0, next: hour },
  { name: "tour_imports", run: services.tourTransfer.removeOld, first: 0, next: 10 * minute },
  { name: "timetable", run: services.runTimetable, first: 0, next: 5_000 },
  { name: "past_timetable", run: services.timetable.removeOld, first: 0, next: day },
  { name: "timed_changes", run: services.publishTimedChanges, first: 0, next: 5_000 },
  { name: "digests", run: services.digests.writeDue, first: 0, next: minute },
  { name: "review_requests", run: services.reviewRequests.writeDue, first: 0, next: minute },
  { name: "licence_reminder", run: services.remindOfLicence, first: minute, next: hour },
  { name: "trash", run: services.removeTrash, first: 0, next: hour },
  { name: "content_trash", run: services.trash.removeOld, first: 0, next: hour },
  { name: "preview_links", run: services.previewLinks.removeOld, first: 0, next: hour },
  { name: "trip_details", run: services.removeTripDetails, first: 0, next: hour },
  { name: "unused_files", run: services.removeUnusedFiles, first: 0, next: hour },
  { name: "link_clicks", run: services.linkClicks.removeOld, first: 0, next: hour },
  { name: "webhook_deliveries", run: services.removeOldDeliveries, first: 0, next: hour },
  { name: "audit", run: services.keepAudit, first: 0, next: day },
  { name: "failed_sign_ins", run: services.removeFailures, first: 0, next: 10 * minute },
  { name: "counted_requests", run: services.removeCounted, first: 0, next: 10 * minute },
  { name: "garbage_collection", run: services.collectGarbage, first: hour, next: day },
];
