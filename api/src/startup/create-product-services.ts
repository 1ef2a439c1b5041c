import type { Settings } from "../env/env.ts";
import type { FileSet } from "../hosting/file-set.ts";
import type { Receiver } from "../publishing/builder-client.ts";
import { createServices } from "../wiring/services.ts";
import type { BesideOthers } from "./beside-others.ts";
import type { SharedFoundations } from "./processes/share-releases.ts";
import type { Monitoring } from "./start-monitoring.ts";
import type { Work } from "./start-work.ts";

/** A hosting provider's deploy hook, or a builder on another machine. */
const hostedReceiver = ({
  REBUILD_WEBHOOK_URL: url,
  REBUILD_WEBHOOK_PRIVATE,
}: Settings): Receiver | undefined =>
  url ? { url, isLocal: false, allowPrivate: REBUILD_WEBHOOK_PRIVATE === "allow" } : undefined;

/** What is there only once it has begun. */
export type Begun = { isUp: boolean; adminFiles: FileSet; work: Work | undefined };

export const createProductServices = (
  shared: SharedFoundations,
  monitoring: Monitoring,
  others: BesideOthers | undefined,
  begun: Begun,
) => {
  const { settings, releases } = shared;
  const isHosted = settings.REBUILD_WEBHOOK_URL !== undefined;
  return createServices({
    ...shared,
    receiver: () => begun.work?.receiver?.() ?? hostedReceiver(settings),
    assertLeads: others?.assertLeads,
    onAuditEvent: monitoring.onAuditEvent,
    isServing: () => begun.isUp && (isHosted || releases.current() !== undefined),
  });
};
