import * as apiKeys from "shared/accounts/api-keys/api-keys.endpoints";
import * as auth from "shared/accounts/auth.endpoints";
import * as invitations from "shared/accounts/invitations.endpoints";
import * as passwordReset from "shared/accounts/password-reset.endpoints";
import * as secondFactor from "shared/accounts/second-factor.endpoints";
import * as sessions from "shared/accounts/sessions.endpoints";
import * as users from "shared/accounts/users.endpoints";
import * as audit from "shared/audit/audit.endpoints";
import * as backups from "shared/backups/backups.endpoints";
import * as redirects from "shared/content/addresses/redirects.endpoints";
import * as content from "shared/content/content.endpoints";
import * as firstStart from "shared/content/first-start.endpoints";
import * as gallery from "shared/content/gallery.endpoints";
import * as pages from "shared/content/pages/pages.endpoints";
import * as questions from "shared/content/questions.endpoints";
import * as drafts from "shared/content/records/drafts.endpoints";
import * as previews from "shared/content/records/previews.endpoints";
import * as timetable from "shared/content/records/timetable.endpoints";
import * as trash from "shared/content/records/trash.endpoints";
import * as versions from "shared/content/records/versions.endpoints";
import * as reviews from "shared/content/reviews.endpoints";
import * as siteSettings from "shared/content/site-settings/site-settings.endpoints";
import * as team from "shared/content/team.endpoints";
import * as tourRoute from "shared/content/tours/tour-route.endpoints";
import * as tourServices from "shared/content/tours/tour-services.endpoints";
import * as tourTransfer from "shared/content/tours/tour-transfer.endpoints";
import * as cspReports from "shared/http/csp-reports.endpoints";
import type { Endpoint } from "shared/http/endpoint";
import * as health from "shared/http/health.endpoints";
import * as agenda from "shared/inbox/agenda/agenda.endpoints";
import * as contacts from "shared/inbox/contacts.endpoints";
import * as conversations from "shared/inbox/conversations.endpoints";
import * as conversationFiles from "shared/inbox/files/conversation-files.endpoints";
import * as inquiries from "shared/inbox/inquiries.endpoints";
import * as mailboxSettings from "shared/inbox/mailbox/mailbox-settings.endpoints";
import * as digests from "shared/inbox/notifications/digests.endpoints";
import * as push from "shared/inbox/notifications/push.endpoints";
import * as personalData from "shared/inbox/personal-data/personal-data.endpoints";
import * as payments from "shared/inbox/proposals/payments.endpoints";
import * as proposals from "shared/inbox/proposals/proposals.endpoints";
import * as reviewRequests from "shared/inbox/proposals/review-requests.endpoints";
import * as receipts from "shared/inbox/receipts/receipts.endpoints";
import * as linkClicks from "shared/inbox/reports/link-clicks.endpoints";
import * as reports from "shared/inbox/reports/reports.endpoints";
import * as stats from "shared/inbox/reports/stats.endpoints";
import * as daySheets from "shared/inbox/trips/day-sheets.endpoints";
import * as tripGuests from "shared/inbox/trips/trip-guests.endpoints";
import * as waysToPay from "shared/inbox/ways-to-pay/ways-to-pay.endpoints";
import * as mailSettings from "shared/mail/mail-settings.endpoints";
import * as outbox from "shared/mail/outbox.endpoints";
import * as pictures from "shared/media/pictures.endpoints";
import * as builds from "shared/publishing/builds.endpoints";
import * as webhooks from "shared/webhooks/webhooks.endpoints";

/** All of them, by name. */
export const endpoints: Record<string, Endpoint> = {
  ...auth,
  ...secondFactor,
  ...sessions,
  ...users,
  ...invitations,
  ...apiKeys,
  ...passwordReset,
  ...contacts,
  ...inquiries,
  ...linkClicks,
  ...tourServices,
  ...tourRoute,
  ...tourTransfer,
  ...gallery,
  ...pictures,
  ...push,
  ...questions,
  ...reviews,
  ...team,
  ...content,
  ...conversations,
  ...proposals,
  ...tripGuests,
  ...daySheets,
  ...conversationFiles,
  ...payments,
  ...reviewRequests,
  ...waysToPay,
  ...digests,
  ...agenda,
  ...siteSettings,
  ...receipts,
  ...pages,
  ...redirects,
  ...drafts,
  ...timetable,
  ...trash,
  ...versions,
  ...previews,
  ...firstStart,
  ...stats,
  ...reports,
  ...backups,
  ...builds,
  ...outbox,
  ...mailSettings,
  ...mailboxSettings,
  ...personalData,
  ...health,
  ...cspReports,
  ...audit,
  ...webhooks,
};
