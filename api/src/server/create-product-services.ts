import type { Settings } from "#platform/env/env.ts";
import type { Receiver } from "#publishing/builder-client.ts";
import type { FileSet } from "#publishing/hosting/file-set.ts";
import { createRecordedReleases } from "#publishing/hosting/recorded-releases.ts";
import { createServices } from "./create-services.ts";
import type { Foundations } from "./open-infrastructure.ts";
import type { Work } from "./start-background-jobs.ts";
import type { Monitoring } from "./start-monitoring.ts";

/** A hosting provider's deploy hook, or a builder on another machine. */
const hostedReceiver = ({
  REBUILD_WEBHOOK_URL: url,
  REBUILD_WEBHOOK_PRIVATE,
}: Settings): Receiver | undefined =>
  url ? { url, isLocal: false, allowPrivate: REBUILD_WEBHOOK_PRIVATE === "allow" } : undefined;

/** What is there only once it has begun. */
export type Begun = { isUp: boolean; adminFiles: FileSet; work: Work | undefined };

export const createProductServices = (
  foundations: Foundations,
  monitoring: Monitoring,
  begun: Begun,
) => {
  const { settings, releases, db } = foundations;
  const isWeb = settings.ROLE === "web";
  const hasPagesElsewhere = isWeb || settings.REBUILD_WEBHOOK_URL !== undefined;
  return createServices({
    ...foundations,
    recordedReleases: isWeb ? createRecordedReleases(db) : undefined,
    receiver: () => begun.work?.receiver?.() ?? hostedReceiver(settings),
    onAuditEvent: monitoring.onAuditEvent,
    isServing: () => begun.isUp && (hasPagesElsewhere || releases.current() !== undefined),
  });
};
