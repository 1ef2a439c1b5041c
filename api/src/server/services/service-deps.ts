import type { AuditEvent } from "#audit/audit-event.ts";
import type { packBackup } from "#backups/make-backup.ts";
import type { ResolveTxt } from "#mail/settings/mail-domain.ts";
import type { ImageProcessor } from "#media/images/image-processor.ts";
import type { Masters } from "#media/storage/masters.ts";
import type { Storage } from "#media/storage/storage.ts";
import type { Database } from "#platform/db/client.ts";
import type { DiskSpace } from "#platform/disk-space.ts";
import type { Settings } from "#platform/env/env.ts";
import type { Log } from "#platform/log.ts";
import type { Receiver } from "#publishing/builder-client.ts";
import type { RecordedReleases } from "#publishing/hosting/recorded-releases.ts";
import type { Releases } from "#publishing/hosting/releases.ts";

/** What the services stand on; tests bring their own. */
export type ServiceDeps = {
  db: Database;
  storage: Storage;
  masters: Masters;
  imageProcessor: ImageProcessor;
  /** Whether what is stored is this product's; asked where others can reach it. */
  ownsStorage?: (() => Promise<boolean>) | undefined;
  releases: Releases;
  /** What the worker serves, where this process serves no pages. */
  recordedReleases?: RecordedReleases | undefined;
  settings: Pick<
    Settings,
    | "DATA_DIR"
    | "PUBLIC_URL"
    | "MEDIA_PUBLIC_URL"
    | "REBUILD_WEBHOOK_URL"
    | "DATABASE_URL"
    | "SMTP_URL"
    | "IMAP_URL"
    | "SMTP_PORTS"
    | "MAIL_FROM"
    | "MAIL_TO"
    | "RETENTION_DAYS"
    | "REVIEWS_WIDGET_SRC"
    | "REVIEWS_WIDGET_ID"
    | "REVIEWS_WIDGET_ORIGINS"
    | "BACKUP_EVERY"
    | "BACKUP_KEEP"
    | "BACKUP_TO"
    | "BACKUP_KEY"
    | "mediaS3"
    | "given"
  >;
  /** `encryption` is the key of what is stored encrypted: 32 bytes as base64. */
  secrets: { jwt: string; webhook: string; encryption: string };
  /** How much there is for what visitors send. */
  readDiskSpace: () => Promise<DiskSpace>;
  /** Where rebuild requests go; `undefined` while the builder is starting. */
  receiver: () => Receiver | undefined;
  /** Whether there is a site, and the process neither starts nor stops; always where it is not given. */
  isServing?: (() => boolean) | undefined;
  /** Told of failed sign-ins and other refusals as they happen. */
  onAuditEvent?: ((event: AuditEvent) => void) | undefined;
  log: Log;
  now: () => Date;
  /** How long (ms) one may follow changes without asking anew; five minutes where it is not given. */
  longestLine?: number | undefined;
  /** Whether push services may be on this machine, and without TLS: for tests. */
  allowPrivatePush?: boolean | undefined;
  /** In a thread of its own where it is not given. */
  packBackup?: typeof packBackup | undefined;
  /** TXT records of a domain; of the system where it is not given. */
  resolveTxt?: ResolveTxt;
  /** Ports of mail servers that admins may name; the usual ones where it is not given. */
  isMailPort?: ((port: number) => boolean) | undefined;
};
