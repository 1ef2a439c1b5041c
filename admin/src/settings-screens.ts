import { auditListQuery } from "shared/audit/audit";
import { sharedQuestionsId } from "shared/content/records/records";
import { mailListQuery } from "shared/mail/outbox";
import { apiKeysQuery } from "./features/accounts/api-keys/api-keys.queries.ts";
import { digestQuery, meQuery } from "./features/accounts/settings/me.queries.ts";
import { sessionsQuery } from "./features/accounts/settings/sessions.queries.ts";
import { auditQuery } from "./features/audit/audit.requests.ts";
import { backupsQuery } from "./features/backups/backups.queries.ts";
import { questionsQuery } from "./features/content/questions/questions.queries.ts";
import { feedQuery } from "./features/inbox/agenda/agenda-feed.queries.ts";
import { pushQuery } from "./features/inbox/notifications/push.queries.ts";
import { editedWaysToPayQuery } from "./features/inbox/ways-to-pay/ways-to-pay.queries.ts";
import { mailsQuery } from "./features/mail/outbox/outbox.requests.ts";
import { mailSettingsQuery } from "./features/mail/settings/mail-settings.queries.ts";
import { mailboxQuery } from "./features/mail/settings/mailbox/mailbox.queries.ts";
import { webhooksQuery } from "./features/webhooks/webhooks.queries.ts";
import { pathTo } from "./lib/app/paths.ts";
import type { Screen, ScreenRequest } from "./lib/app/screen.ts";
import { readQuery } from "./lib/lists/list-query.ts";
import { buildsQuery } from "./lib/requests/builds.ts";
import { draftQuery } from "./lib/requests/drafts.ts";
import { secondFactorQuery } from "./lib/requests/second-factor.ts";
import { hasFullAccess } from "./lib/session/access.ts";

const loadProfile = async () =>
  (await import("./features/accounts/settings/ProfileSection.tsx")).ProfileSection;

const requestProfile = ({ api, prefetch }: ScreenRequest) => {
  prefetch(meQuery(api));
  if (hasFullAccess()) prefetch(digestQuery(api));
};

export const settings: Screen = {
  path: pathTo.settingsList,
  load: async () =>
    (await import("./features/accounts/settings/SettingsScreen.tsx")).SettingsScreen,
  // A wide screen opens the profile beside the list.
  request: (to) => {
    loadProfile().catch(() => undefined);
    requestProfile(to);
  },
};

/** Screens shown inside the settings screen. */
export const settingsSections: Screen[] = [
  { path: pathTo.settings("profile"), load: loadProfile, request: requestProfile },
  {
    path: pathTo.settings("account"),
    load: async () =>
      (await import("./features/accounts/settings/AccountSection.tsx")).AccountSection,
  },
  {
    path: pathTo.settings("security"),
    load: async () =>
      (await import("./features/accounts/settings/SecuritySection.tsx")).SecuritySection,
    request: ({ api, prefetch }) => {
      prefetch(secondFactorQuery(api));
      prefetch(sessionsQuery(api));
    },
  },
  {
    path: pathTo.settings("api-keys"),
    load: async () =>
      (await import("./features/accounts/api-keys/ApiKeysSection.tsx")).ApiKeysSection,
    request: ({ api, prefetch }) => prefetch(apiKeysQuery(api)),
  },
  {
    path: pathTo.settings("webhooks"),
    load: async () => (await import("./features/webhooks/WebhooksSection.tsx")).WebhooksSection,
    request: ({ api, prefetch }) => prefetch(webhooksQuery(api)),
  },
  {
    path: pathTo.settings("calendar"),
    load: async () =>
      (await import("./features/inbox/agenda/AgendaFeedSection.tsx")).AgendaFeedSection,
    request: ({ api, prefetch }) => prefetch(feedQuery(api)),
  },
  {
    path: pathTo.settings("notifications"),
    load: async () =>
      (await import("./features/inbox/notifications/NotificationsSection.tsx"))
        .NotificationsSection,
    request: ({ api, prefetch }) => prefetch(pushQuery(api)),
  },
  {
    path: pathTo.settings("publishing"),
    load: async () =>
      (await import("./features/publishing/PublishingSection.tsx")).PublishingSection,
    request: ({ api, prefetch }) => prefetch(buildsQuery(api)),
  },
  {
    path: pathTo.settings("ways-to-pay"),
    load: async () =>
      (await import("./features/inbox/ways-to-pay/WaysToPaySection.tsx")).WaysToPaySection,
    request: ({ api, prefetch }) => prefetch(editedWaysToPayQuery(api)),
  },
  {
    path: pathTo.settings("questions"),
    load: async () =>
      (await import("./features/content/questions/QuestionsSection.tsx")).QuestionsSection,
    request: ({ api, prefetch }) => {
      prefetch(questionsQuery(api));
      prefetch(draftQuery(api, { kind: "questions", id: sharedQuestionsId }));
    },
  },
  {
    path: pathTo.settings("mail"),
    load: async () => (await import("./features/mail/settings/MailSection.tsx")).MailSection,
    request: ({ api, prefetch }) => {
      prefetch(mailSettingsQuery(api));
      prefetch(mailboxQuery(api));
    },
  },
  {
    path: pathTo.settings("outbox"),
    load: async () => (await import("./features/mail/outbox/OutboxSection.tsx")).OutboxSection,
    request: ({ api, prefetch, search }) =>
      prefetch(mailsQuery(api, readQuery(mailListQuery, search))),
  },
  {
    path: pathTo.settings("backup"),
    load: async () => (await import("./features/backups/BackupSection.tsx")).BackupSection,
    request: ({ api, prefetch }) => prefetch(backupsQuery(api)),
  },
  {
    path: pathTo.settings("personal-data"),
    load: async () =>
      (await import("./features/inbox/personal-data/PersonalDataSection.tsx")).PersonalDataSection,
  },
  {
    path: pathTo.settings("audit"),
    load: async () => (await import("./features/audit/AuditSection.tsx")).AuditSection,
    request: ({ api, prefetch, search }) =>
      prefetch(auditQuery(api, readQuery(auditListQuery, search))),
  },
];
