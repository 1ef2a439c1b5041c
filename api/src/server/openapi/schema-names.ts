import * as apiKeys from "shared/accounts/api-keys/api-keys";
import * as auth from "shared/accounts/auth";
import * as emailConfirmation from "shared/accounts/email-confirmation";
import * as invitations from "shared/accounts/invitations";
import * as passwordReset from "shared/accounts/password-reset";
import * as secondFactor from "shared/accounts/second-factor";
import * as sessions from "shared/accounts/sessions";
import * as users from "shared/accounts/users";
import * as audit from "shared/audit/audit";
import * as backups from "shared/backups/backups";
import * as redirects from "shared/content/addresses/redirects";
import * as content from "shared/content/content";
import * as firstStart from "shared/content/first-start";
import * as fullDays from "shared/content/full-days/full-days";
import * as gallery from "shared/content/gallery";
import * as movedToTrash from "shared/content/moved-to-trash";
import * as notices from "shared/content/notices";
import * as pageBlocks from "shared/content/pages/page-blocks";
import * as pages from "shared/content/pages/pages";
import * as questions from "shared/content/questions";
import * as drafts from "shared/content/records/drafts";
import * as presentedRecord from "shared/content/records/presented-record";
import * as previews from "shared/content/records/previews";
import * as records from "shared/content/records/records";
import * as timetable from "shared/content/records/timetable";
import * as trash from "shared/content/records/trash";
import * as versions from "shared/content/records/versions";
import * as reviews from "shared/content/reviews";
import * as openingHours from "shared/content/site-settings/opening-hours";
import * as settingsChanges from "shared/content/site-settings/settings-changes";
import * as siteSettings from "shared/content/site-settings/site-settings";
import * as siteTexts from "shared/content/site-settings/site-texts";
import * as team from "shared/content/team";
import * as departures from "shared/content/tours/departures";
import * as itinerary from "shared/content/tours/itinerary";
import * as prices from "shared/content/tours/prices";
import * as tourAddress from "shared/content/tours/tour-address";
import * as tourFacts from "shared/content/tours/tour-facts";
import * as tourPhotos from "shared/content/tours/tour-photos";
import * as tourRoute from "shared/content/tours/tour-route";
import * as tourServices from "shared/content/tours/tour-services";
import * as tourTransfer from "shared/content/tours/tour-transfer";
import * as cspReports from "shared/http/csp-reports";
import * as errors from "shared/http/errors";
import * as health from "shared/http/health";
import * as agenda from "shared/inbox/agenda/agenda";
import * as agendaFeed from "shared/inbox/agenda/agenda-feed";
import * as answerChannels from "shared/inbox/answer-channels";
import * as answerTemplates from "shared/inbox/answer-templates";
import * as contacts from "shared/inbox/contacts";
import * as conversations from "shared/inbox/conversations";
import * as conversationFiles from "shared/inbox/files/conversation-files";
import * as inquiries from "shared/inbox/inquiries";
import * as guestMails from "shared/inbox/mailbox/guest-mails";
import * as mailboxSettings from "shared/inbox/mailbox/mailbox-settings";
import * as messageSource from "shared/inbox/message-source";
import * as digests from "shared/inbox/notifications/digests";
import * as push from "shared/inbox/notifications/push";
import * as personalData from "shared/inbox/personal-data/personal-data";
import * as payments from "shared/inbox/proposals/payments";
import * as proposalContent from "shared/inbox/proposals/proposal-content";
import * as proposals from "shared/inbox/proposals/proposals";
import * as reviewRequests from "shared/inbox/proposals/review-requests";
import * as answerTimes from "shared/inbox/reports/answer-times";
import * as linkClicks from "shared/inbox/reports/link-clicks";
import * as proposalFigures from "shared/inbox/reports/proposal-figures";
import * as reports from "shared/inbox/reports/reports";
import * as stats from "shared/inbox/reports/stats";
import * as responses from "shared/inbox/responses";
import * as spam from "shared/inbox/spam";
import * as timeline from "shared/inbox/timeline";
import * as travelDays from "shared/inbox/travel-days";
import * as daySheets from "shared/inbox/trips/day-sheets";
import * as guestQuestions from "shared/inbox/trips/guest-questions";
import * as tripGuests from "shared/inbox/trips/trip-guests";
import * as waysToPay from "shared/inbox/ways-to-pay/ways-to-pay";
import * as mailSettings from "shared/mail/mail-settings";
import * as outbox from "shared/mail/outbox";
import * as images from "shared/media/images";
import * as pictures from "shared/media/pictures";
import * as currency from "shared/money/currency";
import * as builds from "shared/publishing/builds";
import * as revision from "shared/publishing/revision";
import * as webhooks from "shared/publishing/webhooks";
import * as richText from "shared/text/rich-text";
import * as outgoingWebhooks from "shared/webhooks/webhooks";
import { z } from "zod";

/** The modules of the contract that export schemas. */
const modules = {
  agenda,
  agendaFeed,
  answerChannels,
  answerTemplates,
  answerTimes,
  apiKeys,
  audit,
  auth,
  backups,
  builds,
  contacts,
  content,
  conversationFiles,
  conversations,
  cspReports,
  daySheets,
  currency,
  departures,
  digests,
  drafts,
  emailConfirmation,
  errors,
  firstStart,
  fullDays,
  gallery,
  guestMails,
  guestQuestions,
  health,
  images,
  inquiries,
  invitations,
  itinerary,
  linkClicks,
  mailSettings,
  mailboxSettings,
  messageSource,
  movedToTrash,
  notices,
  openingHours,
  outbox,
  outgoingWebhooks,
  pageBlocks,
  pages,
  passwordReset,
  payments,
  personalData,
  pictures,
  presentedRecord,
  previews,
  prices,
  proposalContent,
  proposalFigures,
  proposals,
  push,
  questions,
  redirects,
  records,
  reports,
  responses,
  reviewRequests,
  reviews,
  revision,
  richText,
  secondFactor,
  sessions,
  settingsChanges,
  siteSettings,
  siteTexts,
  spam,
  stats,
  team,
  timeline,
  tourAddress,
  timetable,
  tourFacts,
  tourPhotos,
  tourRoute,
  tourServices,
  tourTransfer,
  trash,
  tripGuests,
  travelDays,
  users,
  versions,
  waysToPay,
  webhooks,
};

/** Names that say more to readers of the document than the contract's own. */
const otherNames: Record<string, string> = {
  "conversations.teamMember": "Assignee",
  "errors.errorBody": "Problem",
  "errors.messageBody": "Message",
  "tourServices.tourDetails": "TourDetailsInput",
  "tourServices.tourService": "Tour",
  "tourServices.tourServiceForm": "NewTour",
  "tourServices.changedTourServiceForm": "ChangedTour",
  "tourServices.tourServiceList": "TourList",
  "tourServices.tourServiceSaved": "TourSaved",
};

type Schema = z.core.$ZodType;
type Named = readonly [name: string, schema: Schema];

/** `CspReport` for `csp-report`. */
export const toSchemaName = (name: string) =>
  name.replaceAll(/(?:^|\W+)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Schemas of texts and numbers are short enough to repeat. */
const isNoun = (schema: unknown): schema is Schema =>
  schema instanceof z.ZodObject || schema instanceof z.ZodUnion || schema instanceof z.ZodEnum;

const listExported = () =>
  Object.entries(modules).flatMap(([module, exports]) =>
    Object.entries(exports).flatMap(([name, schema]): Named[] =>
      isNoun(schema) ? [[otherNames[`${module}.${name}`] ?? toSchemaName(name), schema]] : [],
    ),
  );

/** `Heading` for a choice with `type: "heading"`, else its number. */
const nameChoice = (choice: Schema, index: number) => {
  const fields = choice instanceof z.ZodObject ? Object.values<Schema>(choice.shape) : [];
  const literal = fields.find((field) => field instanceof z.ZodLiteral);
  return toSchemaName(String(literal?.value ?? index + 1));
};

const listParts = (schema: Schema): readonly Schema[] => {
  if (schema instanceof z.ZodUnion) return schema.options;
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return [schema.unwrap()];
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return [schema.unwrap()];
  return [];
};

/** Registers the contract's schemas by name, and objects inside them by the names of their fields. */
export const createSchemaRegistry = (others: readonly Named[]) => {
  const registry = z.registry<{ id: string }>();
  const names = new Set<string>();
  const add = (name: string, schema: Schema) => {
    if (registry.has(schema)) return;
    let id = name;
    for (let count = 2; names.has(id); count += 1) id = name + count;
    names.add(id);
    registry.add(schema, { id });
  };
  /** Names the objects in `schema`, a part of the exported schema `owner` at the field `name`. */
  const addParts = (owner: string, name: string, schema: Schema) => {
    const isChoice = schema instanceof z.ZodUnion;
    for (const [index, part] of listParts(schema).entries())
      addPart(owner, isChoice ? owner + nameChoice(part, index) : name, part);
    if (!(schema instanceof z.ZodObject)) return;
    for (const [field, part] of Object.entries<Schema>(schema.shape))
      addPart(owner, name + toSchemaName(field), part);
  };
  const addPart = (owner: string, name: string, part: Schema) => {
    if (registry.has(part)) return;
    if (part instanceof z.ZodObject) add(name, part);
    addParts(owner, name, part);
  };
  const named = [...listExported(), ...others];
  for (const [name, schema] of named) add(name, schema);
  for (const [name, schema] of named) addParts(name, name, schema);
  return registry;
};
