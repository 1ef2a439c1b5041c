import { createFirstStartService } from "#content/first-start/first-start.service.ts";
import { createGalleryService } from "#content/gallery/gallery.service.ts";
import { createPagesService } from "#content/pages/pages.service.ts";
import { createPicturesService } from "#content/pictures/pictures.service.ts";
import { createQuestionsService } from "#content/questions/questions.service.ts";
import { createReviewsService } from "#content/reviews/reviews.service.ts";
import { settingsOfEnvironment } from "#content/site-settings/settings-of-environment.ts";
import { createSiteSettingsService } from "#content/site-settings/site-settings.service.ts";
import { createContentService } from "#content/snapshot/content.service.ts";
import { createAgendaService } from "#inbox/agenda/agenda.service.ts";
import { createAgendaFeedService } from "#inbox/agenda/agenda-feed.service.ts";
import { createChangeStream } from "#inbox/conversations/change-stream.ts";
import { createConversationsService } from "#inbox/conversations/conversations.service.ts";
import { createDigestsService } from "#inbox/digests/digests.service.ts";
import { createContactsService } from "#inbox/forms/contacts.service.ts";
import { createInquiriesService } from "#inbox/forms/inquiries.service.ts";
import { createGuestMailsService } from "#inbox/guest-mails/guest-mails.service.ts";
import { createContactTapsService } from "#inbox/link-clicks/contact-taps.service.ts";
import { createTrashRemoval } from "#inbox/messages/remove-trash.ts";
import { createPersonalDataService } from "#inbox/personal-data/personal-data.service.ts";
import { createRetention } from "#inbox/personal-data/retention.ts";
import { createNumbersService } from "#inbox/reports/numbers.service.ts";
import { createOutboxService } from "#mail/outbox/outbox.service.ts";
import { createToImageFields } from "#media/images/picture-urls.ts";
import { createCountedCleanup } from "#platform/db/limits/remove-counted.ts";
import { createVersionWatch } from "#platform/db/version-watch.ts";
import { createDiskSpaceMonitor } from "#platform/disk-space.ts";
import { createBuildsService } from "#publishing/builds/builds.service.ts";
import { createContentEditor } from "#publishing/content-editor.ts";
import { createContentWriter } from "#publishing/content-writer.ts";
import { createHealthService } from "../health/health.service.ts";
import { createStatsService } from "../stats/stats.service.ts";
import type { ServiceDeps } from "./service-deps.ts";
import { wireAccounts } from "./wire-accounts.ts";
import { wireAudit } from "./wire-audit.ts";
import { wireBackups } from "./wire-backups.ts";
import { wireMail } from "./wire-mail.ts";
import { wireMailbox } from "./wire-mailbox.ts";
import { wireMedia } from "./wire-media.ts";
import { wireMessages } from "./wire-messages.ts";
import { wirePublishing } from "./wire-publishing.ts";
import { wirePush } from "./wire-push.ts";
import { wireTours } from "./wire-tours.ts";

/** Everything the product can do, wired together once. */
export const createServices = (deps: ServiceDeps) => {
  const { db, releases, settings, secrets, now, isServing = () => true } = deps;
  const toImageFields = createToImageFields(settings.MEDIA_PUBLIC_URL);
  const versions = createVersionWatch(deps);
  const content = createContentService({
    db,
    toImageFields,
    retentionDays: settings.RETENTION_DAYS,
  });
  const { buildQueue, builder, publisher, readShownPictures } = wirePublishing(deps);
  const publishedContentChanged = () => {
    content.forget();
    publisher.notify();
  };
  const { pictures, renditions, collectGarbage } = wireMedia(deps, {
    readShownPictures,
    isPublishing: buildQueue.isBusy,
    onRenditions: publishedContentChanged,
  });
  const contentChanged = () => {
    renditions.notify();
    publishedContentChanged();
  };
  const writeContent = createContentWriter({ db, now }, contentChanged);
  const editContent = createContentEditor({ writeContent, now });
  const contentDeps = { now, pictures, toImageFields, content, editContent };
  const mail = wireMail(deps, content);
  const { mailWorker, mailSettings, mailServer, outboxDeps } = mail;
  const audit = wireAudit(deps, content, mail);
  const events = audit.auditEvents;
  const accounts = wireAccounts(deps, mail, audit);
  const messageDeps = wireMessages(deps, content, mail);
  const diskSpace = createDiskSpaceMonitor({ read: deps.readDiskSpace, now });
  const { writeAccounts } = mail;
  const { mailboxWorker, mailboxSettings } = wireMailbox(deps, content, mail, diskSpace);
  const writeSettings = createContentWriter({ db: { write: writeAccounts }, now }, contentChanged);
  const contacts = createContactsService(messageDeps);
  const inquiries = createInquiriesService(messageDeps);
  const backups = wireBackups(deps, content, mail, events);
  const outbox = createOutboxService({ ...outboxDeps, onRetry: mailWorker.retryNow });
  return {
    ...audit,
    ...accounts,
    ...backups,
    builds: createBuildsService({
      buildQueue,
      publisher,
      builder,
      releases: deps.recordedReleases ?? {
        read: async () => ({ current: releases.current(), isKept: releases.isKept }),
      },
      secrets: secrets.webhook,
    }),
    contacts,
    contactTaps: createContactTapsService({ db, now }),
    content,
    conversations: createConversationsService(messageDeps),
    agenda: createAgendaService({ db }),
    agendaFeed: createAgendaFeedService({
      db,
      now,
      content,
      writeAccounts,
      publicUrl: settings.PUBLIC_URL,
    }),
    conversationChanges: createChangeStream({ ...deps, sessions: accounts.sessions, versions }),
    digests: createDigestsService({
      ...{ db, now, content, mailServer },
      writeWithMails: messageDeps.writeWithMails,
      publicUrl: settings.PUBLIC_URL,
    }),
    removeTrash: createTrashRemoval({ db, now }),
    firstStart: createFirstStartService({
      ...contentDeps,
      db,
      mailServer,
      publicUrl: settings.PUBLIC_URL,
    }),
    guestMails: createGuestMailsService({ db }),
    gallery: createGalleryService(contentDeps),
    health: createHealthService({
      db,
      engine: settings.DATABASE_URL.replace(/:.*/s, ""),
      isServing,
    }),
    inquiries,
    mailServer,
    mailSettings,
    mailWorker,
    mailboxSettings,
    mailboxWorker,
    numbers: createNumbersService({ db, content, now }),
    outbox,
    pages: createPagesService(contentDeps),
    personalData: createPersonalDataService({
      db,
      now,
      content,
      contacts,
      inquiries,
      mailServer,
      writeAccounts,
      accounts: accounts.visitorAccounts,
    }),
    pictures,
    publisher,
    removeCounted: createCountedCleanup({ db, now }),
    removeOld: createRetention({
      db,
      events,
      now,
      readDays: async () =>
        settings.RETENTION_DAYS ?? (await content.readSettings()).messages.keepDays,
    }),
    renditions,
    builder,
    diskSpace,
    questions: createQuestionsService({ content, editContent }),
    reviews: createReviewsService(contentDeps),
    siteSettings: createSiteSettingsService({
      ...contentDeps,
      editSettings: createContentEditor({ writeContent: writeSettings, now }),
      environment: settingsOfEnvironment(settings),
    }),
    stats: createStatsService({
      db,
      content,
      contacts,
      inquiries,
      diskSpace,
      backups: backups.backups,
      now,
    }),
    uploads: createPicturesService({
      db,
      now,
      pictures,
      toImageFields,
      onStored: renditions.notify,
    }),
    ...wirePush(deps, mail),
    ...wireTours(deps, { ...contentDeps, diskSpace }),
    collectGarbage,
    versions,
    writeContent,
  };
};
export type Services = ReturnType<typeof createServices>;
