import * as agenda from "shared/endpoints/agenda";
import * as audit from "shared/endpoints/audit";
import * as auth from "shared/endpoints/auth";
import * as backups from "shared/endpoints/backups";
import * as builds from "shared/endpoints/builds";
import * as contactTaps from "shared/endpoints/contact-taps";
import * as contacts from "shared/endpoints/contacts";
import * as content from "shared/endpoints/content";
import * as conversations from "shared/endpoints/conversations";
import * as cspReports from "shared/endpoints/csp-reports";
import * as digests from "shared/endpoints/digests";
import type { Endpoint } from "shared/endpoints/endpoint";
import * as firstStart from "shared/endpoints/first-start";
import * as gallery from "shared/endpoints/gallery";
import * as guestMails from "shared/endpoints/guest-mails";
import * as health from "shared/endpoints/health";
import * as inquiries from "shared/endpoints/inquiries";
import * as mailSettings from "shared/endpoints/mail-settings";
import * as mailboxSettings from "shared/endpoints/mailbox-settings";
import * as numbers from "shared/endpoints/numbers";
import * as outbox from "shared/endpoints/outbox";
import * as pages from "shared/endpoints/pages";
import * as passwordReset from "shared/endpoints/password-reset";
import * as personalData from "shared/endpoints/personal-data";
import * as pictures from "shared/endpoints/pictures";
import * as push from "shared/endpoints/push";
import * as questions from "shared/endpoints/questions";
import * as reviews from "shared/endpoints/reviews";
import * as secondFactor from "shared/endpoints/second-factor";
import * as sessions from "shared/endpoints/sessions";
import * as siteSettings from "shared/endpoints/site-settings";
import * as stats from "shared/endpoints/stats";
import * as tourRoute from "shared/endpoints/tour-route";
import * as tourServices from "shared/endpoints/tour-services";
import * as tourTransfer from "shared/endpoints/tour-transfer";
import * as users from "shared/endpoints/users";

/** All of them, by name. */
export const endpoints: Record<string, Endpoint> = {
  ...auth,
  ...secondFactor,
  ...sessions,
  ...users,
  ...passwordReset,
  ...contacts,
  ...inquiries,
  ...contactTaps,
  ...tourServices,
  ...tourRoute,
  ...tourTransfer,
  ...gallery,
  ...pictures,
  ...push,
  ...questions,
  ...reviews,
  ...content,
  ...conversations,
  ...guestMails,
  ...digests,
  ...agenda,
  ...siteSettings,
  ...pages,
  ...firstStart,
  ...stats,
  ...numbers,
  ...backups,
  ...builds,
  ...outbox,
  ...mailSettings,
  ...mailboxSettings,
  ...personalData,
  ...health,
  ...cspReports,
  ...audit,
};
