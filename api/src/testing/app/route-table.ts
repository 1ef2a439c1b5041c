import { decodeJwt } from "jose";
import type { ApiScope } from "shared/http/api-scopes";
import { makePhoto } from "../pictures/pictures.ts";
import { buildReport, signedReport } from "../publishing/webhook.ts";
import type { createSampleFactors } from "../second-factor/sample-factors.ts";
import { testPassword } from "./create-test-app.ts";
import type { Sent } from "./request.ts";
import type { SampleRows } from "./sample-rows.ts";
import {
  sampleAdded,
  sampleApiKey,
  sampleContact,
  sampleGuestReview,
  sampleInquiry,
  sampleInvitation,
  sampleMailbox,
  sampleMailSettings,
  sampleMember,
  samplePage,
  samplePushSubscription,
  sampleReview,
  sampleServiceParts,
  sampleSignup,
  sampleWebhook,
} from "./samples.ts";

type Caller = { userId: string; sessionId: string };

type RouteCase = {
  /** `content` is for every admin; `admin` is for those with access to everything. */
  who: "all" | "user" | "content" | "admin";
  /** Without a scope no API key may call it. */
  scope?: ApiScope;
  /** Status of a successful call. */
  status: 200 | 201 | 202 | 204;
  /** Row for `:id`; `session` is the caller's. */
  id?:
    | Exclude<
        keyof SampleRows,
        | "chatSettings"
        | "joinConversations"
        | "makeFeed"
        | "scheduleAnswer"
        | "addPushDevice"
        | "keepDraft"
        | "pageReadAt"
        | "readService"
        | "reviewReadAt"
        | "memberReadAt"
        | "readRevision"
        | "inAMonth"
        | "proposalDraft"
        | "paid"
        | "invitationToken"
        | "reviewToken"
        | keyof ReturnType<typeof createSampleFactors>
      >
    | "session"
    | "passkey"
    | "pushDevice";
  /** Required query string. */
  query?: string | ((rows: SampleRows) => string);
  /** Creates the rows that the call needs. */
  prepare?: (rows: SampleRows, caller: Caller) => Promise<void>;
  /** Body of a successful call. */
  sent?: (rows: SampleRows, caller: Caller) => Sent | Promise<Sent>;
};

const profile = { username: "Renamed", email: "renamed@example.test" };
const passwords = { currentPassword: testPassword, newPassword: "a new long password" };
const answer = { responseMessage: "Karibu!" };
const service = sampleServiceParts();
const sampleCspReport = {
  "csp-report": {
    "document-uri": "https://tours.test/",
    "effective-directive": "img-src",
    "blocked-uri": "https://other.test/picture.png",
  },
};
const sampleRedirects = {
  body: "source,target\n/from-a-file,/about\n",
  headers: { "Content-Type": "text/csv" },
};
const sampleGpx =
  '<gpx><rte><rtept lat="-2.06" lon="29.35"/><rtept lat="-2.08" lon="29.31"/></rte></gpx>';

/** The routes of the wire contract: allowed callers and a successful call of each. */
export const routeTable: Record<string, RouteCase> = {
  "POST /api/ibirwa-clients/signup": {
    who: "all",
    status: 201,
    sent: () => ({ json: sampleSignup }),
  },
  "POST /api/ibirwa-clients/login": {
    who: "all",
    status: 200,
    sent: ({ email }) => ({ json: { email, password: testPassword } }),
  },
  "POST /api/ibirwa-clients/logout": { who: "user", status: 200 },
  "POST /api/ibirwa-clients/me/sign-out-others": { who: "user", status: 200 },
  "POST /api/ibirwa-clients/me/proof": {
    who: "user",
    status: 200,
    sent: () => ({ json: { password: testPassword } }),
  },
  "POST /api/ibirwa-clients/login/second-factor": {
    who: "all",
    status: 200,
    sent: async ({ beginSignIn }) => ({ json: await beginSignIn() }),
  },
  "POST /api/ibirwa-clients/login/second-factor/passkey": {
    who: "all",
    status: 200,
    sent: async ({ beginSignIn }) => ({ json: await beginSignIn() }),
  },
  "POST /api/ibirwa-clients/me/proof/passkey": {
    who: "user",
    status: 200,
    prepare: ({ giveFactors }, { userId }) => giveFactors(userId),
  },
  "GET /api/ibirwa-clients/me/second-factor": { who: "user", status: 200 },
  "POST /api/ibirwa-clients/me/second-factor/totp": { who: "user", status: 200 },
  "POST /api/ibirwa-clients/me/second-factor/totp/confirm": {
    who: "user",
    status: 200,
    sent: async ({ startTotp }, { userId }) => ({ json: { code: await startTotp(userId) } }),
  },
  "DELETE /api/ibirwa-clients/me/second-factor/totp": {
    who: "user",
    status: 200,
    prepare: ({ giveFactors }, { userId }) => giveFactors(userId),
  },
  "POST /api/ibirwa-clients/me/second-factor/passkeys/options": { who: "user", status: 200 },
  "POST /api/ibirwa-clients/me/second-factor/passkeys": {
    who: "user",
    status: 201,
    sent: async ({ makePasskey }, caller) => ({ json: await makePasskey(caller) }),
  },
  "PATCH /api/ibirwa-clients/me/second-factor/passkeys/:id": {
    who: "user",
    status: 200,
    id: "passkey",
    prepare: ({ giveFactors }, { userId }) => giveFactors(userId),
    sent: () => ({ json: { name: "Laptop" } }),
  },
  "DELETE /api/ibirwa-clients/me/second-factor/passkeys/:id": {
    who: "user",
    status: 200,
    id: "passkey",
    prepare: ({ giveFactors }, { userId }) => giveFactors(userId),
  },
  "POST /api/ibirwa-clients/me/second-factor/recovery-codes": {
    who: "user",
    status: 200,
    prepare: ({ giveFactors }, { userId }) => giveFactors(userId),
  },
  "GET /api/ibirwa-clients/me/sessions": { who: "user", status: 200 },
  "DELETE /api/ibirwa-clients/me/sessions/:id": {
    who: "user",
    status: 200,
    id: "session",
  },
  "GET /api/ibirwa-clients/me": { who: "user", status: 200 },
  "PUT /api/ibirwa-clients/me": {
    who: "user",
    status: 200,
    sent: () => ({ json: profile }),
  },
  "POST /api/ibirwa-clients/me/password": {
    who: "user",
    status: 200,
    sent: () => ({ json: passwords }),
  },
  "POST /api/ibirwa-clients/me/pending-email": {
    who: "user",
    status: 200,
  },
  "DELETE /api/ibirwa-clients/me/pending-email": { who: "user", status: 200 },
  "POST /api/ibirwa-clients/user/:id/pending-email": { who: "admin", status: 200, id: "user" },
  "DELETE /api/ibirwa-clients/user/:id/pending-email": { who: "admin", status: 200, id: "user" },
  "POST /api/ibirwa-clients/email/confirm": {
    who: "all",
    status: 200,
    sent: ({ emailToken: token }) => ({ json: { token, password: passwords.currentPassword } }),
  },
  "POST /api/ibirwa-clients/password-reset/confirm": {
    who: "all",
    status: 200,
    sent: ({ resetToken: token }) => ({ json: { token, password: passwords.newPassword } }),
  },
  "POST /api/ibirwa-clients/password-reset": {
    who: "all",
    status: 202,
    sent: ({ email }) => ({ json: { email } }),
  },
  "GET /api/ibirwa-clients/users": { who: "admin", status: 200 },
  "GET /api/ibirwa-clients/user/:id": { who: "admin", status: 200, id: "user" },
  "PUT /api/ibirwa-clients/user/:id": {
    who: "admin",
    status: 200,
    id: "user",
    sent: ({ user }) => ({
      json: { username: "Guide", email: `${user}@example.test`, role: "guide" },
    }),
  },
  "PATCH /api/ibirwa-clients/user/:id/block": {
    who: "admin",
    status: 200,
    id: "user",
    sent: () => ({ json: { blocked: true } }),
  },
  "DELETE /api/ibirwa-clients/me": { who: "user", status: 200 },
  "GET /api/invitations": { who: "admin", status: 200 },
  "POST /api/invitations": {
    who: "admin",
    status: 201,
    sent: () => ({ json: sampleInvitation }),
  },
  "DELETE /api/invitations/:id": { who: "admin", status: 200, id: "invitation" },
  "POST /api/invitations/accept": {
    who: "all",
    status: 200,
    sent: ({ invitationToken: token }) => ({
      json: { token, username: "Grace", password: passwords.newPassword },
    }),
  },
  "GET /api/api-keys": { who: "admin", status: 200 },
  "POST /api/api-keys": {
    who: "admin",
    status: 201,
    sent: () => ({ json: sampleApiKey }),
  },
  "POST /api/api-keys/:id/revoke": { who: "admin", status: 200, id: "apiKey" },
  "POST /api/contact": {
    who: "all",
    status: 201,
    sent: () => ({ json: sampleContact }),
  },
  "POST /api/contact-taps": {
    who: "all",
    status: 204,
    sent: () => ({ json: { channel: "whatsapp", page: "/" } }),
  },
  "GET /api/contacts": { who: "admin", scope: "inbox:read", status: 200 },
  "POST /api/respond": {
    who: "admin",
    scope: "inbox:write",
    status: 200,
    sent: ({ contact }) => ({ json: { contactId: contact, ...answer } }),
  },
  "PATCH /api/contacts/:id/spam": {
    who: "admin",
    scope: "inbox:write",
    status: 200,
    id: "contact",
    sent: () => ({ json: { spam: true } }),
  },
  "POST /api/inquiries": {
    who: "all",
    status: 201,
    sent: () => ({ json: sampleInquiry }),
  },
  "GET /api/inquiries": { who: "admin", scope: "inbox:read", status: 200 },
  "POST /api/inquiries/respond/:id": {
    who: "admin",
    scope: "inbox:write",
    status: 200,
    id: "inquiry",
    sent: () => ({ json: answer }),
  },
  "PATCH /api/inquiries/:id/spam": {
    who: "admin",
    scope: "inbox:write",
    status: 200,
    id: "inquiry",
    sent: () => ({ json: { spam: true } }),
  },
  "DELETE /api/inquiries/:id": { who: "admin", status: 200, id: "inquiry" },
  "GET /api/agenda": {
    who: "admin",
    scope: "inbox:read",
    status: 200,
    query: "?from=2026-12-01&until=2026-12-31",
  },
  "GET /api/agenda/:file": { who: "all", status: 200, id: "calendarFile" },
  "GET /api/ibirwa-clients/me/agenda-feed": { who: "admin", status: 200 },
  "POST /api/ibirwa-clients/me/agenda-feed": {
    who: "admin",
    status: 201,
    sent: () => ({ json: {} }),
  },
  "PUT /api/ibirwa-clients/me/agenda-feed": {
    who: "admin",
    status: 200,
    prepare: ({ makeFeed }, { userId }) => makeFeed(userId),
    sent: () => ({ json: { names: false } }),
  },
  "DELETE /api/ibirwa-clients/me/agenda-feed": { who: "admin", status: 200 },
  "GET /api/push": { who: "admin", status: 200 },
  "PUT /api/push/preferences": {
    who: "admin",
    status: 200,
    sent: () => ({ json: { messages: "mine", reminders: false, hidesNames: true } }),
  },
  "POST /api/push/subscriptions": {
    who: "admin",
    status: 201,
    sent: () => ({ json: samplePushSubscription }),
  },
  "POST /api/push/subscriptions/seen": {
    who: "admin",
    status: 200,
    sent: () => ({ json: { endpoint: samplePushSubscription.endpoint } }),
  },
  "DELETE /api/push/subscriptions/:id": {
    who: "admin",
    status: 200,
    id: "pushDevice",
    prepare: ({ addPushDevice }, caller) => addPushDevice(caller),
  },
  "GET /api/conversations": { who: "admin", scope: "inbox:read", status: 200 },
  "POST /api/conversations": {
    who: "admin",
    scope: "inbox:write",
    status: 201,
    sent: () => ({ json: sampleAdded }),
  },
  "GET /api/conversations/counts": { who: "admin", scope: "inbox:read", status: 200 },
  "GET /api/conversations/changes": { who: "admin", scope: "inbox:read", status: 200 },
  "GET /api/conversations/:id": {
    who: "admin",
    scope: "inbox:read",
    status: 200,
    id: "conversation",
  },
  "PATCH /api/conversations": {
    who: "admin",
    scope: "inbox:write",
    status: 200,
    sent: ({ conversation: id }) => ({ json: { changes: [{ id, change: { state: "quoted" } }] } }),
  },
  "POST /api/conversations/:id/answers": {
    who: "admin",
    scope: "inbox:write",
    status: 201,
    id: "conversation",
    sent: () => ({ json: { text: "Karibu!" } }),
  },
  "DELETE /api/conversations/:id/answers/:answer": {
    who: "admin",
    scope: "inbox:write",
    status: 200,
    id: "conversation",
    prepare: ({ scheduleAnswer }) => scheduleAnswer(),
  },
  "POST /api/conversations/:id/notes": {
    who: "admin",
    scope: "inbox:write",
    status: 201,
    id: "conversation",
    sent: () => ({ json: { text: "Asks for kayaks every year." } }),
  },
  "POST /api/conversations/:id/join": {
    who: "admin",
    scope: "inbox:write",
    status: 200,
    id: "conversation",
    sent: ({ otherConversation }) => ({ json: { ids: [otherConversation] } }),
  },
  "POST /api/conversations/:id/split": {
    who: "admin",
    scope: "inbox:write",
    status: 201,
    id: "conversation",
    prepare: ({ joinConversations }) => joinConversations(),
    sent: ({ inquiry }) => ({ json: { messages: [inquiry] } }),
  },
  "POST /api/conversation-files": {
    who: "admin",
    scope: "inbox:write",
    status: 201,
    query: "?name=prices.txt",
    sent: () => ({
      body: "Kayaks: 25 USD",
      headers: { "Content-Type": "application/octet-stream" },
    }),
  },
  "GET /api/conversation-files/:id": {
    who: "admin",
    scope: "inbox:read",
    status: 200,
    id: "mailFile",
  },
  "DELETE /api/conversation-files/:id": {
    who: "admin",
    scope: "inbox:write",
    status: 200,
    id: "conversationFile",
  },
  "GET /api/conversations/:id/proposals": {
    who: "admin",
    scope: "inbox:write",
    status: 200,
    id: "conversation",
  },
  "POST /api/conversations/:id/proposals": {
    who: "admin",
    scope: "inbox:write",
    status: 201,
    id: "conversation",
  },
  "GET /api/proposals/:id": {
    who: "admin",
    scope: "inbox:write",
    status: 200,
    id: "readyProposal",
  },
  "POST /api/proposals/:id/draft": {
    who: "admin",
    scope: "inbox:write",
    status: 201,
    id: "readyProposal",
  },
  "PUT /api/proposals/:id/draft": {
    who: "admin",
    scope: "inbox:write",
    status: 200,
    id: "proposal",
    sent: ({ proposalDraft }) => ({ json: proposalDraft }),
  },
  "DELETE /api/proposals/:id/draft": {
    who: "admin",
    scope: "inbox:write",
    status: 200,
    id: "proposal",
    query: ({ proposalDraft: { updatedAt } }) => `?updatedAt=${updatedAt}`,
  },
  "GET /api/proposals/:id/preview": {
    who: "admin",
    scope: "inbox:write",
    status: 200,
    id: "readyProposal",
  },
  "POST /api/proposals/:id/send": {
    who: "admin",
    scope: "inbox:write",
    status: 200,
    id: "proposal",
    sent: ({ proposalDraft: { updatedAt } }) => ({
      json: { channel: "mail", text: "Here is our proposal.", updatedAt },
    }),
  },
  "POST /api/proposals/:id/sent": {
    who: "admin",
    scope: "inbox:write",
    status: 200,
    id: "readyProposal",
  },
  "POST /api/proposals/:id/acceptance": {
    who: "admin",
    scope: "inbox:write",
    status: 201,
    id: "readyProposal",
    sent: () => ({ json: { version: 1, option: "sample-option", name: "Ada Traveller" } }),
  },
  "POST /api/proposals/:id/withdraw": {
    who: "admin",
    scope: "inbox:write",
    status: 200,
    id: "readyProposal",
    sent: ({ readySince: updatedAt }) => ({ json: { updatedAt } }),
  },
  "GET /api/timetable": { who: "content", status: 200 },
  "POST /api/timetable": {
    who: "content",
    status: 201,
    sent: ({ review, inAMonth }) => ({
      json: { records: [{ kind: "review", id: review, action: "hide" }], ...inAMonth },
    }),
  },
  "PUT /api/timetable/:id": {
    who: "content",
    status: 200,
    id: "timetableEntry",
    sent: ({ inAMonth }) => ({ json: inAMonth }),
  },
  "DELETE /api/timetable/:id": { who: "content", status: 200, id: "timetableEntry" },
  "GET /api/services": { who: "all", scope: "content:read", status: 200 },
  "GET /api/services/:id": { who: "all", scope: "content:read", status: 200, id: "service" },
  "POST /api/services": {
    who: "content",
    scope: "content:write",
    status: 201,
    sent: async () => ({ parts: { ...service, imageFile: await makePhoto() } }),
  },
  "PUT /api/services/:id": {
    who: "content",
    scope: "content:write",
    status: 200,
    id: "service",
    sent: () => ({ parts: service }),
  },
  "PUT /api/services/:id/address": {
    who: "content",
    scope: "content:write",
    status: 200,
    id: "service",
    sent: async ({ readService }) => {
      const { updatedAt: readAt } = await readService();
      return { json: { slug: "round-the-lake", readAt } };
    },
  },
  "POST /api/tours/route": {
    who: "content",
    scope: "content:write",
    status: 200,
    sent: () => ({ parts: { gpxFile: new File([sampleGpx], "route.gpx") } }),
  },
  "PUT /api/tours/order": {
    who: "content",
    scope: "content:write",
    status: 200,
    sent: ({ service: id }) => ({ json: { ids: [id] } }),
  },
  "GET /api/first-start": { who: "admin", status: 200 },
  "GET /api/questions": { who: "all", status: 200 },
  "PUT /api/questions": {
    who: "content",
    scope: "content:write",
    status: 200,
    sent: ({ questions: version }) => ({ json: { questions: [], version } }),
  },
  "GET /api/drafts": { who: "content", status: 200, prepare: ({ keepDraft }) => keepDraft() },
  "GET /api/drafts/:kind/:id": {
    who: "content",
    status: 200,
    prepare: ({ keepDraft }) => keepDraft(),
  },
  "PUT /api/drafts/:kind/:id": {
    who: "content",
    status: 200,
    prepare: ({ keepDraft }) => keepDraft(),
    sent: ({ draftAt, pageReadAt: base }) => ({
      json: {
        name: "Terms",
        values: { title: "Terms" },
        from: null,
        document: null,
        base,
        draftAt,
      },
    }),
  },
  "DELETE /api/drafts/:kind/:id": {
    who: "content",
    status: 200,
    prepare: ({ keepDraft }) => keepDraft(),
    query: ({ draftAt }) => `?draftAt=${draftAt}`,
  },
  "GET /api/records/:kind/:id/versions": { who: "content", status: 200 },
  "GET /api/versions/:id": { who: "content", status: 200, id: "version" },
  "POST /api/versions/:id/restore": {
    who: "content",
    status: 201,
    id: "version",
    sent: () => ({ json: { draftAt: null } }),
  },
  "POST /api/drafts/:kind/:id/preview": {
    who: "content",
    status: 200,
    sent: () => ({ json: { document: samplePage } }),
  },
  "GET /api/preview-links": {
    who: "content",
    status: 200,
    query: ({ page }) => `?kind=page&id=${page}`,
  },
  "POST /api/preview-links": {
    who: "content",
    status: 201,
    prepare: ({ keepDraft }) => keepDraft(),
    sent: ({ page }) => ({ json: { kind: "page", id: page } }),
  },
  "POST /api/preview-links/:id/read": { who: "content", status: 200, id: "previewLink" },
  "DELETE /api/preview-links/:id": { who: "content", status: 200, id: "previewLink" },
  "DELETE /api/preview-notes/:id": { who: "content", status: 200, id: "previewNote" },
  "POST /api/reviews": {
    who: "content",
    scope: "content:write",
    status: 201,
    sent: () => ({ json: sampleReview }),
  },
  "PUT /api/reviews/order": {
    who: "content",
    scope: "content:write",
    status: 200,
    sent: ({ review: id }) => ({ json: { ids: [id] } }),
  },
  "PUT /api/reviews/:id": {
    who: "content",
    scope: "content:write",
    status: 200,
    id: "review",
    sent: ({ reviewReadAt: readAt }) => ({ json: { ...sampleReview, readAt } }),
  },
  "POST /api/team": {
    who: "content",
    scope: "content:write",
    status: 201,
    sent: () => ({ json: sampleMember }),
  },
  "PUT /api/team/order": {
    who: "content",
    scope: "content:write",
    status: 200,
    sent: ({ member: id }) => ({ json: { ids: [id] } }),
  },
  "PUT /api/team/:id": {
    who: "content",
    scope: "content:write",
    status: 200,
    id: "member",
    sent: ({ memberReadAt: readAt }) => ({ json: { ...sampleMember, readAt } }),
  },
  "GET /api/outbox/:id": { who: "admin", status: 200, id: "mail" },
  "POST /api/proposals/:id/payments": {
    who: "admin",
    scope: "inbox:write",
    status: 201,
    id: "acceptedProposal",
    sent: ({ paid }) => ({ json: paid }),
  },
  "GET /api/proposals/:id/guests": { who: "admin", status: 200, id: "acceptedProposal" },
  "GET /api/day-sheets": { who: "admin", status: 200, query: "?day=2026-12-05" },
  "PATCH /api/conversations/:id/plan": {
    who: "admin",
    status: 200,
    id: "conversation",
    sent: () => ({ json: { guide: "Eric" } }),
  },
  "POST /api/guide-links": {
    who: "admin",
    status: 201,
    sent: () => ({ json: { day: "2999-12-20" } }),
  },
  "DELETE /api/guide-links/:id": { who: "admin", status: 200, id: "guideLink" },
  "POST /api/proposals/:id/review-request": {
    who: "admin",
    scope: "inbox:write",
    status: 201,
    id: "endedProposal",
    sent: () => ({ json: { channel: "mail" } }),
  },
  "POST /api/guest-reviews/link": {
    who: "all",
    status: 200,
    sent: ({ reviewToken: token }) => ({ json: { token } }),
  },
  "POST /api/guest-reviews/photo": {
    who: "all",
    status: 201,
    sent: async ({ reviewToken: token }) => ({ parts: { token, imageFile: await makePhoto() } }),
  },
  "POST /api/guest-reviews": {
    who: "all",
    status: 201,
    sent: ({ reviewToken: token }) => ({ json: { ...sampleGuestReview, token } }),
  },
  "DELETE /api/payments/:id": { who: "admin", scope: "inbox:write", status: 200, id: "payment" },
  "GET /api/ways-to-pay": { who: "admin", status: 200 },
  "PUT /api/ways-to-pay": {
    who: "admin",
    status: 200,
    sent: () => ({ json: { ways: [], changedAt: null } }),
  },
  "GET /api/mail-settings": { who: "admin", status: 200 },
  "PUT /api/mail-settings": {
    who: "admin",
    status: 200,
    sent: () => ({ json: { ...sampleMailSettings, version: "" } }),
  },
  "POST /api/mail-settings/test": {
    who: "admin",
    status: 200,
    sent: () => ({ json: sampleMailSettings }),
  },
  "GET /api/mailbox-settings": { who: "admin", status: 200 },
  "PUT /api/mailbox-settings": {
    who: "admin",
    status: 200,
    sent: () => ({ json: { ...sampleMailbox, version: "" } }),
  },
  "POST /api/mailbox-settings/test": {
    who: "admin",
    status: 200,
    sent: () => ({ json: sampleMailbox }),
  },
  "DELETE /api/mailbox-settings": { who: "admin", status: 200 },
  "GET /api/mail-settings/domain": { who: "admin", status: 200 },
  "GET /api/pages": { who: "content", scope: "content:read", status: 200 },
  "POST /api/pages": {
    who: "content",
    scope: "content:write",
    status: 201,
    sent: () => ({ json: samplePage }),
  },
  "PUT /api/pages/:id": {
    who: "content",
    scope: "content:write",
    status: 200,
    id: "page",
    sent: ({ pageReadAt: readAt }) => ({ json: { ...samplePage, slug: "renamed", readAt } }),
  },
  "GET /api/redirects": { who: "content", scope: "content:read", status: 200 },
  "PUT /api/redirects": {
    who: "admin",
    scope: "content:write",
    status: 200,
    sent: () => ({ json: { source: "/another-old-page", target: "/about" } }),
  },
  "DELETE /api/redirects": {
    who: "admin",
    scope: "content:write",
    status: 200,
    query: "?source=/old-page",
  },
  "GET /api/redirects/export": { who: "admin", scope: "content:read", status: 200 },
  "POST /api/redirects/import/preview": {
    who: "admin",
    scope: "content:write",
    status: 200,
    sent: () => sampleRedirects,
  },
  "POST /api/redirects/import": {
    who: "admin",
    scope: "content:write",
    status: 200,
    sent: () => sampleRedirects,
  },
  "GET /api/missing-paths": { who: "admin", scope: "content:read", status: 200 },
  "PUT /api/missing-paths": {
    who: "admin",
    scope: "content:write",
    status: 200,
    sent: () => ({ json: { path: "/missing", isIgnored: true } }),
  },
  "DELETE /api/pages/:id": { who: "content", scope: "content:write", status: 200, id: "page" },
  "GET /api/settings": { who: "content", status: 200 },
  "PUT /api/settings": {
    who: "admin",
    status: 200,
    sent: ({ chatSettings }) => ({ json: { section: "chat", ...chatSettings } }),
  },
  "POST /api/settings/receipts/preview": {
    who: "admin",
    status: 200,
    sent: () => ({ json: { kind: "inquiry", subject: null, text: "Dear {name}, thank you." } }),
  },
  "POST /api/settings/receipts/test": {
    who: "admin",
    status: 202,
    sent: () => ({ json: { kind: "contact", subject: null, text: null } }),
  },
  "GET /api/tours/export/archive": { who: "content", scope: "content:read", status: 200 },
  "GET /api/tours/export/csv": { who: "content", scope: "content:read", status: 200 },
  "POST /api/tours/imports": {
    who: "content",
    scope: "content:write",
    status: 201,
    sent: () => ({ body: "ID,Title\nbay,The bay", headers: { "Content-Type": "text/csv" } }),
  },
  "POST /api/tours/imports/:id": {
    who: "content",
    scope: "content:write",
    status: 200,
    id: "tourImport",
  },
  "DELETE /api/tours/imports/:id": {
    who: "content",
    scope: "content:write",
    status: 200,
    id: "tourImport",
  },
  "GET /api/pictures/:id": { who: "content", scope: "content:read", status: 200, id: "picture" },
  "PUT /api/pictures/:id": {
    who: "content",
    scope: "content:write",
    status: 200,
    id: "picture",
    sent: () => ({ json: { focalPoint: { x: 20, y: 70 } } }),
  },
  "POST /api/pictures": {
    who: "content",
    scope: "content:write",
    status: 201,
    sent: async () => ({ parts: { imageFile: await makePhoto() } }),
  },
  "DELETE /api/services/:id": {
    who: "content",
    scope: "content:write",
    status: 200,
    id: "service",
  },
  "GET /api/gallery": { who: "all", status: 200 },
  "GET /api/gallery/library": { who: "content", scope: "content:read", status: 200 },
  "PUT /api/gallery/order": {
    who: "content",
    scope: "content:write",
    status: 200,
    sent: ({ item: id }) => ({ json: { ids: [id] } }),
  },
  "GET /api/gallery/:id/uses": {
    who: "content",
    scope: "content:read",
    status: 200,
    id: "item",
  },
  "GET /api/gallery/:id": { who: "all", scope: "content:read", status: 200, id: "item" },
  "POST /api/gallery": {
    who: "content",
    scope: "content:write",
    status: 201,
    sent: async () => ({ parts: { title: "Dawn", imageFile: await makePhoto() } }),
  },
  "PUT /api/gallery/:id": {
    who: "content",
    scope: "content:write",
    status: 200,
    id: "item",
    sent: () => ({ parts: { title: "Dusk" } }),
  },
  "DELETE /api/gallery/:id": { who: "content", scope: "content:write", status: 200, id: "item" },
  "GET /api/reviews": { who: "all", scope: "content:read", status: 200 },
  "DELETE /api/reviews/:id": { who: "content", scope: "content:write", status: 200, id: "review" },
  "GET /api/team": { who: "all", scope: "content:read", status: 200 },
  "DELETE /api/team/:id": { who: "content", scope: "content:write", status: 200, id: "member" },
  "GET /api/content": { who: "all", status: 200 },
  "GET /api/stats": { who: "admin", scope: "inbox:read", status: 200 },
  "GET /api/digest": { who: "admin", status: 200 },
  "PUT /api/digest": { who: "admin", status: 200, sent: () => ({ json: { isWanted: true } }) },
  "GET /api/numbers": { who: "admin", scope: "inbox:read", status: 200 },
  "GET /api/numbers/table": { who: "admin", scope: "inbox:read", status: 200 },
  "GET /api/numbers/proposals": { who: "admin", scope: "inbox:read", status: 200 },
  "GET /api/stats/answer-times": { who: "admin", scope: "inbox:read", status: 200 },
  "GET /api/builds": { who: "content", scope: "content:read", status: 200 },
  "GET /api/builds/:id": { who: "content", scope: "content:read", status: 200, id: "build" },
  "GET /api/builds/:id/changed-records": { who: "content", status: 200, id: "build" },
  "POST /api/builds": { who: "content", scope: "content:write", status: 202 },
  "POST /api/builds/:id/rollback": { who: "admin", status: 202, id: "build" },
  "POST /api/builds/callback": {
    who: "all",
    status: 204,
    sent: ({ build }) => signedReport(buildReport(build)),
  },
  "POST /api/csp-reports": {
    who: "all",
    status: 204,
    sent: () => ({
      body: JSON.stringify(sampleCspReport),
      headers: { "Content-Type": "application/csp-report" },
    }),
  },
  "GET /api/webhooks": { who: "admin", status: 200 },
  "POST /api/webhooks": { who: "admin", status: 201, sent: () => ({ json: sampleWebhook }) },
  "PUT /api/webhooks/:id": {
    who: "admin",
    status: 200,
    id: "webhook",
    sent: () => ({ json: { ...sampleWebhook, isEnabled: false } }),
  },
  "POST /api/webhooks/:id/rotate": { who: "admin", status: 200, id: "webhook" },
  "POST /api/webhooks/:id/test": { who: "admin", status: 200, id: "webhook" },
  "GET /api/webhooks/:id/deliveries": { who: "admin", status: 200, id: "webhook" },
  "POST /api/webhook-deliveries/:id/retry": { who: "admin", status: 202, id: "delivery" },
  "DELETE /api/webhooks/:id": { who: "admin", status: 200, id: "webhook" },
  "GET /api/audit": { who: "admin", status: 200 },
  "GET /api/audit/export": { who: "admin", status: 200 },
  "GET /api/backups": { who: "admin", status: 200 },
  "POST /api/backups": { who: "admin", status: 202 },
  "GET /api/backups/:id/file": { who: "admin", status: 200, id: "backup" },
  "GET /api/outbox": { who: "admin", status: 200 },
  "POST /api/outbox/:id/retry": { who: "admin", status: 202, id: "mail" },
  "GET /api/personal-data/inquiries": { who: "admin", status: 200 },
  "GET /api/personal-data/contacts": { who: "admin", status: 200 },
  "GET /api/personal-data/conversations": { who: "admin", status: 200 },
  "POST /api/personal-data/count-old": {
    who: "admin",
    status: 200,
    sent: () => ({ json: { days: 30 } }),
  },
  "POST /api/personal-data/find": {
    who: "admin",
    status: 200,
    sent: ({ email }) => ({ json: { email } }),
  },
  "POST /api/personal-data/erase": {
    who: "admin",
    status: 200,
    sent: ({ email }) => ({ json: { email } }),
  },
  "GET /api/trash": { who: "content", scope: "content:write", status: 200 },
  "POST /api/trash/:id/restore": {
    who: "content",
    scope: "content:write",
    status: 200,
    id: "trashed",
  },
  "DELETE /api/trash/:id": { who: "content", status: 200, id: "discarded" },
  // After those that need the content.
  "POST /api/first-start/clear-demo": {
    who: "admin",
    status: 200,
    sent: async ({ readRevision }) => ({ json: { revision: await readRevision() } }),
  },
  "POST /api/first-start/keep-demo": { who: "admin", status: 200 },
  "GET /api/health": { who: "all", status: 200 },
  "GET /api/health/live": { who: "all", status: 200 },
  "GET /api/health/ready": { who: "all", status: 200 },
  "GET /api/openapi.json": { who: "all", status: 200 },
  "GET /api/docs": { who: "all", status: 200 },
};

const getCaller = (token: string | undefined): Caller => {
  try {
    const { sub = "", sid } = decodeJwt(token ?? "");
    return { userId: sub, sessionId: String(sid) };
  } catch {
    return { userId: "none", sessionId: "none" };
  }
};

/** The route with its parameter filled in, and what somebody with this token sends there. */
export const prepareCall = async (route: string, rows: SampleRows, token: string | undefined) => {
  const { id, query = "", prepare, sent } = routeTable[route]!;
  const caller = getCaller(token);
  await prepare?.(rows, caller);
  const ids = {
    ...rows,
    session: caller.sessionId,
    passkey: caller.userId,
    pushDevice: caller.userId,
  };
  const named = route.replace(":kind/:id", `page/${rows.page}`);
  const path = (id ? named.replace(/:\w+/, ids[id]) : named).replace(":answer", rows.answer);
  return {
    route: path + (typeof query === "string" ? query : query(rows)),
    sent: { ...(await sent?.(rows, caller)), token },
  };
};
