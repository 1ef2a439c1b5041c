import { type AccountsDeps, createAccounts } from "#accounts/create-accounts.ts";
import { type AuditDeps, createAudit } from "#audit/create-audit.ts";
import { type BackupsDeps, createBackups } from "#backups/create-backups.ts";
import { type ContentDeps, createContent } from "#content/create-content.ts";
import { createMailBrandReader } from "#content/site-settings/read-mail-brand.ts";
import { createContentService } from "#content/snapshot/content.service.ts";
import { createInbox, type InboxDeps } from "#inbox/create-inbox.ts";
import { createFileOpener } from "#inbox/files/conversation-files.service.ts";
import { recordPlannedReplies } from "#inbox/messages/planned-replies.ts";
import { createMail, type MailDeps } from "#mail/create-mail.ts";
import { createMedia, type MediaDeps } from "#media/create-media.ts";
import { createToImageFields } from "#media/images/picture-urls.ts";
import { createCountedCleanup } from "#platform/db/limits/remove-counted.ts";
import { createVersionWatch } from "#platform/db/version-watch.ts";
import { createDiskSpaceMonitor } from "#platform/disk-space.ts";
import type { DomainDeps } from "#platform/domain-deps.ts";
import { createEncryption } from "#platform/encryption.ts";
import type { Settings } from "#platform/env/env.ts";
import { createPublishing, type PublishingDeps } from "#publishing/create-publishing.ts";
import { createWebhooks } from "#webhooks/create-webhooks.ts";
import { createHealthService } from "./health/health.service.ts";
import { createStatsService } from "./stats/stats.service.ts";

type AllDeps = MailDeps &
  AuditDeps &
  PublishingDeps &
  MediaDeps &
  AccountsDeps &
  ContentDeps &
  InboxDeps &
  BackupsDeps;

/** Dependencies of the services, which tests replace. */
export type ServiceDeps = DomainDeps &
  Pick<AllDeps, "secrets" | "readDiskSpace" | "releases" | "recordedReleases" | "openReceiver"> &
  Pick<AllDeps, "readGuestPageRenderer" | "renderPreview"> &
  Pick<AllDeps, "storage" | "masters" | "imageProcessor" | "ownsStorage" | "onAuditEvent"> &
  Pick<
    AllDeps,
    "resolveTxt" | "isMailPort" | "packBackup" | "streamMilliseconds" | "allowPrivatePush"
  > & {
    settings: AllDeps["settings"] & Pick<Settings, "MEDIA_PUBLIC_URL" | "REBUILD_WEBHOOK_PRIVATE">;
    /** Says whether visitors may be sent to this process; by default they always may. */
    isServing?: (() => boolean) | undefined;
  };

/** Creates all services, lower domains first; only mail comes before the activity log, which notifies admins by it. */
export const createServices = (deps: ServiceDeps) => {
  const { db, settings, now, isServing = () => true } = deps;
  const toImageFields = createToImageFields(settings.MEDIA_PUBLIC_URL);
  const retentionDays = settings.RETENTION_DAYS;
  const content = createContentService({ db, now, toImageFields, retentionDays });
  const base = {
    ...deps,
    content,
    toImageFields,
    encryption: createEncryption(Buffer.from(deps.secrets.encryption, "base64")),
    versions: createVersionWatch(deps),
    diskSpace: createDiskSpaceMonitor({ read: deps.readDiskSpace, now }),
    readSettings: content.readSettings,
    readCompanyName: async () => (await content.readSettings()).company.name,
    readBrand: createMailBrandReader({ ...deps, readSettings: content.readSettings }),
    openFiles: createFileOpener(db.read),
    recordPlanned: recordPlannedReplies,
    readTimeZone: async () => (await content.readSettings()).hours.timeZone,
  };
  const shownContentChanged = () => {
    content.forget();
    publishing.publisher.notify();
  };
  const onContentChanged = () => {
    media.renditions.notify();
    shownContentChanged();
  };

  const mail = createMail(base);
  const audit = createAudit({ ...base, ...mail });
  const publishing = createPublishing({ ...base, ...mail, onContentChanged });
  const media = createMedia({ ...base, ...publishing, onRenditions: shownContentChanged });
  const accounts = createAccounts({ ...base, ...mail, ...audit });
  const contentServices = createContent({ ...base, ...mail, ...publishing, ...media });
  const sessions = accounts.callers;
  const inbox = createInbox({
    ...{ ...base, ...mail, ...audit, ...accounts, sessions },
    uploads: contentServices.uploads,
    trash: contentServices.trash,
    editWithMails: publishing.editWithMails,
  });
  const backups = createBackups({ ...base, ...mail, ...audit });
  const engine = settings.DATABASE_URL.replace(/:.*/s, "");
  return {
    content,
    versions: base.versions,
    diskSpace: base.diskSpace,
    ...mail,
    ...audit,
    ...publishing,
    ...createWebhooks(base),
    ...media,
    ...accounts,
    ...contentServices,
    ...inbox,
    ...backups,
    health: createHealthService({ db, engine, isServing }),
    stats: createStatsService({ ...base, ...inbox, ...backups }),
    removeCounted: createCountedCleanup({ db, now }),
  };
};
export type Services = ReturnType<typeof createServices>;
