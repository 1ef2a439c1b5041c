import { Hono } from "hono";
import { cors } from "hono/cors";
import { secureHeaders } from "hono/secure-headers";
import { getPath } from "hono/utils/url";
import { guestPaths } from "shared/paths";
import { apiKeysRoutes } from "#accounts/api-keys/api-keys.routes.ts";
import { authRoutes } from "#accounts/auth/auth.routes.ts";
import { type AuthCookies, createAuthCookies } from "#accounts/auth/auth-cookies.ts";
import { secondFactorRoutes } from "#accounts/auth/second-factor/second-factor.routes.ts";
import { sessionsRoutes } from "#accounts/auth/sessions/sessions.routes.ts";
import { signInRoutes } from "#accounts/auth/sign-in/sign-in.routes.ts";
import { invitationsRoutes } from "#accounts/invitations/invitations.routes.ts";
import { usersRoutes } from "#accounts/users/users.routes.ts";
import { auditRoutes } from "#audit/log/audit.routes.ts";
import { backupsRoutes } from "#backups/screen/backups.routes.ts";
import { redirectsRoutes } from "#content/addresses/redirects.routes.ts";
import { firstStartRoutes } from "#content/first-start/first-start.routes.ts";
import { galleryRoutes } from "#content/gallery/gallery.routes.ts";
import { pagesRoutes } from "#content/pages/pages.routes.ts";
import { picturesRoutes } from "#content/pictures/pictures.routes.ts";
import { questionsRoutes } from "#content/questions/questions.routes.ts";
import { draftsRoutes } from "#content/records/drafts.routes.ts";
import { previewsRoutes } from "#content/records/preview/previews.routes.ts";
import { timetableRoutes } from "#content/records/timetable/timetable.routes.ts";
import { trashRoutes } from "#content/records/trash/trash.routes.ts";
import { versionsRoutes } from "#content/records/versions.routes.ts";
import { reviewsRoutes } from "#content/reviews/reviews.routes.ts";
import { siteSettingsRoutes } from "#content/site-settings/site-settings.routes.ts";
import { contentRoutes } from "#content/snapshot/content.routes.ts";
import { teamRoutes } from "#content/team/team.routes.ts";
import { tourServicesRoutes } from "#content/tours/tour-services.routes.ts";
import { tourTransferRoutes } from "#content/tours/transfer/tour-transfer.routes.ts";
import {
  createGuards,
  createIsAskedByAdmin,
  createReadAuthentication,
  type IsAskedByAdmin,
} from "#http/authenticate.ts";
import { type BodyTimes, usualBodyTimes } from "#http/body/body-times.ts";
import { clientAddress } from "#http/client-address.ts";
import type { AppEnv } from "#http/context.ts";
import { cspReportsRoutes } from "#http/csp-reports/csp-reports.routes.ts";
import { requestLog } from "#http/log/request-log.ts";
import { compressAnswers } from "#http/responses/compress-answers.ts";
import { createErrorHandler } from "#http/responses/error-handler.ts";
import { noStoreByDefault } from "#http/responses/no-store.ts";
import { handleUnknownRoute } from "#http/responses/unknown-route.ts";
import { mountRoutes } from "#http/route.ts";
import { type Answered, watchRequests } from "#http/watch-requests.ts";
import { agendaRoutes } from "#inbox/agenda/agenda.routes.ts";
import { conversationsRoutes } from "#inbox/conversations/conversations.routes.ts";
import { daySheetsRoutes } from "#inbox/day-sheets/day-sheets.routes.ts";
import { digestsRoutes } from "#inbox/digests/digests.routes.ts";
import { conversationFilesRoutes } from "#inbox/files/conversation-files.routes.ts";
import { contactsRoutes } from "#inbox/forms/contacts.routes.ts";
import { inquiriesRoutes } from "#inbox/forms/inquiries.routes.ts";
import { guestPagesRoutes } from "#inbox/guest-pages/guest-pages.routes.ts";
import { linkClicksRoutes } from "#inbox/link-clicks/link-clicks.routes.ts";
import { mailboxSettingsRoutes } from "#inbox/mailbox-settings/mailbox-settings.routes.ts";
import { paymentsRoutes } from "#inbox/payments/payments.routes.ts";
import { personalDataRoutes } from "#inbox/personal-data/personal-data.routes.ts";
import { proposalsRoutes } from "#inbox/proposals/proposals.routes.ts";
import { pushRoutes } from "#inbox/push/push.routes.ts";
import { receiptsRoutes } from "#inbox/receipts/receipts.routes.ts";
import { reportsRoutes } from "#inbox/reports/reports.routes.ts";
import { reviewRequestsRoutes } from "#inbox/review-requests/review-requests.routes.ts";
import { tripGuestsRoutes } from "#inbox/trips/trip-guests.routes.ts";
import { outboxRoutes } from "#mail/outbox/outbox.routes.ts";
import { mailSettingsRoutes } from "#mail/settings/mail-settings.routes.ts";
import type { Log } from "#platform/log.ts";
import { buildsRoutes } from "#publishing/builds/builds.routes.ts";
import type { Hosting } from "#publishing/hosting/hosting.ts";
import { webhooksRoutes } from "#webhooks/webhooks.routes.ts";
import type { Services } from "../create-services.ts";
import { healthRoutes } from "../health/health.routes.ts";
import { openApiRoutes } from "../openapi/openapi.routes.ts";
import { statsRoutes } from "../stats/stats.routes.ts";

type Deps = {
  services: Services;
  hosting: Hosting;
  publicUrl: string;
  trustedProxies: number;
  corsOrigins: string[];
  contentToken?: string | undefined;
  log: Log;
  now: () => Date;
  /** The usual ones where they are not given. */
  bodyTimes?: BodyTimes | undefined;
  onAnswered?: ((answered: Answered) => void) | undefined;
};

/** Seconds for which browsers cache the answer to a preflight request. */
const crossOrigin = { credentials: true, exposeHeaders: ["Retry-After"], maxAge: 7_200 };

/** Paths of the API and of guests' pages, which each process answers whoever serves the other pages. */
const ownPaths = ["/api/*", `${guestPaths.proposal}*`, `${guestPaths.preview}*`, guestPaths.verify];

/** Leaves out headers for Flash, old browsers and prefetching; sends HSTS only under https. */
const apiHeaders = (publicUrl: string) => ({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    frameAncestors: ["'none'"],
    sandbox: [],
  },
  strictTransportSecurity: publicUrl.startsWith("https:"),
  xFrameOptions: "DENY",
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** Possible origins of the site's pages. */
const listOwnOrigins = ({ publicUrl, corsOrigins }: Deps) => [
  new URL(publicUrl).origin,
  ...corsOrigins,
];

const createRoutes = (deps: Deps, cookies: AuthCookies, isAskedByAdmin: IsAskedByAdmin) => {
  const { services, publicUrl, contentToken, now } = deps;
  const ownOrigins = listOwnOrigins(deps);
  const shared = { publicUrl, ownOrigins, cookies, contentToken, now, isAskedByAdmin };
  const routeDeps = { ...services, ...shared };
  return [
    ...authRoutes(routeDeps),
    ...signInRoutes(routeDeps),
    ...secondFactorRoutes(routeDeps),
    ...sessionsRoutes(routeDeps),
    ...usersRoutes(routeDeps),
    ...invitationsRoutes(routeDeps),
    ...apiKeysRoutes(routeDeps),
    ...contactsRoutes(routeDeps),
    ...inquiriesRoutes(routeDeps),
    ...conversationsRoutes(routeDeps),
    ...conversationFilesRoutes(routeDeps),
    ...paymentsRoutes(routeDeps),
    ...proposalsRoutes(routeDeps),
    ...tripGuestsRoutes(routeDeps),
    ...reviewRequestsRoutes(routeDeps),
    ...agendaRoutes(routeDeps),
    ...daySheetsRoutes(routeDeps),
    ...linkClicksRoutes(routeDeps),
    ...tourServicesRoutes(routeDeps),
    ...tourTransferRoutes(routeDeps),
    ...galleryRoutes(routeDeps),
    ...picturesRoutes(routeDeps),
    ...pushRoutes(routeDeps),
    ...questionsRoutes(routeDeps),
    ...reviewsRoutes(routeDeps),
    ...teamRoutes(routeDeps),
    ...contentRoutes(routeDeps),
    ...siteSettingsRoutes(routeDeps),
    ...receiptsRoutes(routeDeps),
    ...pagesRoutes(routeDeps),
    ...redirectsRoutes(routeDeps),
    ...draftsRoutes(routeDeps),
    ...timetableRoutes(routeDeps),
    ...trashRoutes(routeDeps),
    ...versionsRoutes(routeDeps),
    ...previewsRoutes(routeDeps),
    ...firstStartRoutes(routeDeps),
    ...statsRoutes(routeDeps),
    ...digestsRoutes(routeDeps),
    ...reportsRoutes(routeDeps),
    ...backupsRoutes(routeDeps),
    ...buildsRoutes(routeDeps),
    ...outboxRoutes(routeDeps),
    ...mailSettingsRoutes(routeDeps),
    ...mailboxSettingsRoutes(routeDeps),
    ...personalDataRoutes(routeDeps),
    ...healthRoutes(routeDeps),
    ...cspReportsRoutes(routeDeps),
    ...auditRoutes(routeDeps),
    ...webhooksRoutes(routeDeps),
  ];
};

/** The router would take a literal `:id` in a request's path for a route's own part and run its handlers twice. */
const getLiteralPath = (request: Request) => getPath(request).replaceAll("/:", "/%3A");

/** The whole public process as one handler: the API, and for all other paths the hosting. */
export const createApp = (deps: Deps): Hono<AppEnv> => {
  const { services, hosting, publicUrl, trustedProxies, corsOrigins, log } = deps;
  const { bodyTimes = usualBodyTimes } = deps;
  const cookies = createAuthCookies(publicUrl);
  const { sessions, apiKeys } = services;
  const authenticate = { session: sessions.authenticate, apiKey: apiKeys.authenticate };
  const readAuthentication = createReadAuthentication(authenticate, cookies.session);
  const isSecondFactorRequired = async () =>
    (await services.content.readSettings()).security.requireSecondFactor;
  const isAskedByAdmin = createIsAskedByAdmin(readAuthentication, isSecondFactorRequired);
  const routes = createRoutes(deps, cookies, isAskedByAdmin);
  const ownOrigins = listOwnOrigins(deps);
  const { now } = deps;
  const getGuards = createGuards({ readAuthentication, isSecondFactorRequired, ownOrigins, now });
  const app = new Hono<AppEnv>({ getPath: getLiteralPath });
  app.use(watchRequests(deps.onAnswered));
  const watchers = [requestLog(log), clientAddress(trustedProxies, log), compressAnswers];
  for (const path of ownPaths) app.use(path, ...watchers);
  if (corsOrigins.length > 0) app.use("/api/*", cors({ ...crossOrigin, origin: corsOrigins }));
  // Answered before the policy of the other paths applies: the page has a style.
  app.route("/", openApiRoutes(apiHeaders(publicUrl)));
  app.use("/api/*", noStoreByDefault, secureHeaders(apiHeaders(publicUrl)));
  app.route("/", mountRoutes(routes, getGuards, bodyTimes));
  const answerError = createErrorHandler(log, services.auditEvents.note);
  app.route("/", guestPagesRoutes({ ...services, publicUrl, bodyTimes, now, answerError }));
  const answerUnknown = handleUnknownRoute(app.routes);
  app.notFound((c) => (/^\/api(\/|$)/.test(c.req.path) ? answerUnknown(c) : hosting(c)));
  app.onError(answerError);
  return app;
};
