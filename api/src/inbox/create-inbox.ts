import type { VisitorAccountsService } from "#accounts/users/visitor-accounts.service.ts";
import type { RecordAndNotify } from "#audit/audit-event.ts";
import type { EventLog } from "#audit/event-log.ts";
import type { TrashService } from "#content/records/trash/trash.service.ts";
import type { ContentService } from "#content/snapshot/content.service.ts";
import type { MailBrand } from "#mail/layout/mail-brand.ts";
import type { MailServer } from "#mail/mail-server.ts";
import type { WriteWithMails } from "#mail/mail-writer.ts";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import type { VersionWatch } from "#platform/db/version-watch.ts";
import type { Settings } from "#platform/env/env.ts";
import { createSignedTokens } from "#platform/signed-tokens.ts";
import { createAgendaService } from "./agenda/agenda.service.ts";
import { createAgendaFeedService } from "./agenda/agenda-feed.service.ts";
import { createChangeStream } from "./conversations/change-stream.ts";
import { createConversationsService } from "./conversations/conversations.service.ts";
import { createMailbox, type MailboxDeps } from "./create-mailbox.ts";
import { createDaySheetsService } from "./day-sheets/day-sheets.service.ts";
import { createDigestsService } from "./digests/digests.service.ts";
import { createConversationFilesService } from "./files/conversation-files.service.ts";
import { createUnusedFilesRemoval } from "./files/remove-files.ts";
import { createContactsService } from "./forms/contacts.service.ts";
import { createInquiriesService } from "./forms/inquiries.service.ts";
import { createMessageIntake } from "./forms/message-intake.ts";
import { createGuestPagesService, type GuestPagesDeps } from "./guest-pages/guest-pages.service.ts";
import { createLinkClicksService } from "./link-clicks/link-clicks.service.ts";
import { createTrashRemoval } from "./messages/remove-trash.ts";
import { createPaymentsService } from "./payments/payments.service.ts";
import { createWaysToPayService } from "./payments/ways-to-pay.service.ts";
import { createPersonalDataService } from "./personal-data/personal-data.service.ts";
import { createRetention } from "./personal-data/retention.ts";
import { createGuestProposalsService } from "./proposals/guest-proposals.service.ts";
import { createProposalsService } from "./proposals/proposals.service.ts";
import { createPushService } from "./push/push.service.ts";
import { createPushSender } from "./push/push-sender.ts";
import { createPushWorker } from "./push/push-worker.ts";
import { deriveVapidKeys } from "./push/vapid-keys.ts";
import { createReceiptsService } from "./receipts/receipts.service.ts";
import { createReportsService } from "./reports/reports.service.ts";
import {
  createGuestReviewsService,
  type GuestReviewsDeps,
} from "./review-requests/guest-reviews.service.ts";
import { createReviewRequestsService } from "./review-requests/review-requests.service.ts";
import { createTripDetailsRemoval } from "./trips/remove-details.ts";
import { createTripGuestsService } from "./trips/trip-guests.service.ts";

export type InboxDeps = MailboxDeps &
  Pick<GuestPagesDeps, "releases" | "readGuestPageRenderer"> &
  Pick<GuestReviewsDeps, "uploads" | "editWithMails"> & {
    settings: Pick<Settings, "PUBLIC_URL" | "RETENTION_DAYS">;
    secrets: { encryption: string };
    content: ContentService;
    toImageFields: ToImageFields;
    mailServer: MailServer;
    mailWorker: { notify: () => void };
    writeWithMails: WriteWithMails;
    readBrand: () => Promise<MailBrand>;
    recordAndNotify: RecordAndNotify;
    auditEvents: Pick<EventLog, "note">;
    sessions: { filterOpen: (ids: string[]) => Promise<Set<string>> };
    visitorAccounts: VisitorAccountsService;
    trash: Pick<TrashService, "eraseReviews">;
    versions: Pick<VersionWatch, "follow">;
    /** Longest duration of an event stream (ms). */
    streamMilliseconds?: number | undefined;
    /** Allows push services on this machine and without TLS, for tests. */
    allowPrivatePush?: boolean | undefined;
  };

const createPush = (deps: InboxDeps) => {
  const { db, log, now, mailServer, secrets, allowPrivatePush: allowPrivate = false } = deps;
  const { PUBLIC_URL } = deps.settings;
  const keys = deriveVapidKeys(secrets.encryption);
  const isPublic = PUBLIC_URL.startsWith("https:");
  const subject = () => (isPublic ? PUBLIC_URL : `mailto:${mailServer.inbox}`);
  const send = createPushSender({ db, keys, subject, allowPrivate, log, now });
  return {
    push: createPushService({ db, now, keys, allowPrivate }),
    pushWorker: createPushWorker({ db, send, log, now }),
  };
};

/** Conversations of contact forms and inquiries. */
const createMessages = (deps: InboxDeps) => {
  const { db, now, mailServer, mailWorker, writeWithMails, content, settings, secrets } = deps;
  const { toImageFields, uploads, editWithMails } = deps;
  const messageDeps = {
    ...{ db, now, content, toImageFields, mailServer, uploads, editWithMails },
    createIntake: createMessageIntake({ db, now, mailServer, onStored: mailWorker.notify }),
    writeWithMails,
    readMailContext: async () => ({
      operator: mailServer.inbox,
      publicUrl: settings.PUBLIC_URL,
      settings: await content.readSettings(),
    }),
    limitSecret: secrets.encryption,
  };
  return {
    contacts: createContactsService(messageDeps),
    inquiries: createInquiriesService(messageDeps),
    conversations: createConversationsService(messageDeps),
    payments: createPaymentsService(messageDeps),
    proposals: createProposalsService(messageDeps),
    guestProposals: createGuestProposalsService(messageDeps),
    reviewRequests: createReviewRequestsService(messageDeps),
    guestReviews: createGuestReviewsService(messageDeps),
  };
};

/** Guests' messages, the team's answers, and all that is computed from them. */
export const createInbox = (deps: InboxDeps) => {
  const { db, now, settings, content, auditEvents: events, visitorAccounts: accounts } = deps;
  const publicUrl = settings.PUBLIC_URL;
  const readDays = async () =>
    settings.RETENTION_DAYS ?? (await content.readSettings()).messages.keepDays;
  const messages = createMessages(deps);
  return {
    ...messages,
    ...createMailbox(deps),
    ...createPush(deps),
    waysToPay: createWaysToPayService(deps),
    conversationChanges: createChangeStream(deps),
    conversationFiles: createConversationFilesService({ db, now }),
    removeUnusedFiles: createUnusedFilesRemoval({ db, now }),
    guestPages: createGuestPagesService({
      ...deps,
      publicUrl,
      limitSecret: deps.secrets.encryption,
    }),
    digests: createDigestsService({ ...deps, publicUrl }),
    daySheets: createDaySheetsService({
      ...{ db, now, content, publicUrl },
      tokens: createSignedTokens(deps.secrets.encryption, "guides' links"),
    }),
    tripGuests: createTripGuestsService({ db, now, content, publicUrl }),
    agenda: createAgendaService({ db, content, now }),
    agendaFeed: createAgendaFeedService({ ...deps, publicUrl }),
    linkClicks: createLinkClicksService({ db, now }),
    receipts: createReceiptsService(deps),
    reports: createReportsService({ db, content, now }),
    personalData: createPersonalDataService({ ...deps, ...messages, accounts }),
    removeOld: createRetention({ db, events, now, readDays }),
    removeTripDetails: createTripDetailsRemoval({ db, now, content }),
    removeTrash: createTrashRemoval({ db, now }),
  };
};
