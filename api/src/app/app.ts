import { Hono } from "hono";
import { cors } from "hono/cors";
import { secureHeaders } from "hono/secure-headers";
import { agendaRoutes } from "../features/agenda/agenda.routes.ts";
import { auditRoutes } from "../features/audit/audit.routes.ts";
import { authRoutes } from "../features/auth/auth.routes.ts";
import { type AuthCookies, createAuthCookies } from "../features/auth/auth-cookies.ts";
import { secondFactorRoutes } from "../features/auth/second-factor/second-factor.routes.ts";
import { sessionsRoutes } from "../features/auth/sessions/sessions.routes.ts";
import { signInRoutes } from "../features/auth/sign-in/sign-in.routes.ts";
import { backupsRoutes } from "../features/backups/backups.routes.ts";
import { buildsRoutes } from "../features/builds/builds.routes.ts";
import { contactTapsRoutes } from "../features/contact-taps/contact-taps.routes.ts";
import { contentRoutes } from "../features/content/content.routes.ts";
import { cspReportsRoutes } from "../features/csp-reports/csp-reports.routes.ts";
import { digestsRoutes } from "../features/digests/digests.routes.ts";
import { firstStartRoutes } from "../features/first-start/first-start.routes.ts";
import { galleryRoutes } from "../features/gallery/gallery.routes.ts";
import { guestMailsRoutes } from "../features/guest-mails/guest-mails.routes.ts";
import { healthRoutes } from "../features/health/health.routes.ts";
import { mailSettingsRoutes } from "../features/mail-settings/mail-settings.routes.ts";
import { mailboxSettingsRoutes } from "../features/mail-settings/mailbox/mailbox-settings.routes.ts";
import { contactsRoutes } from "../features/messages/contacts.routes.ts";
import { conversationsRoutes } from "../features/messages/conversations/conversations.routes.ts";
import { inquiriesRoutes } from "../features/messages/inquiries.routes.ts";
import { numbersRoutes } from "../features/numbers/numbers.routes.ts";
import { outboxRoutes } from "../features/outbox/outbox.routes.ts";
import { pagesRoutes } from "../features/pages/pages.routes.ts";
import { personalDataRoutes } from "../features/personal-data/personal-data.routes.ts";
import { picturesRoutes } from "../features/pictures/pictures.routes.ts";
import { pushRoutes } from "../features/push/push.routes.ts";
import { questionsRoutes } from "../features/questions/questions.routes.ts";
import { reviewsRoutes } from "../features/reviews/reviews.routes.ts";
import { siteSettingsRoutes } from "../features/site-settings/site-settings.routes.ts";
import { statsRoutes } from "../features/stats/stats.routes.ts";
import { tourServicesRoutes } from "../features/tour-services/tour-services.routes.ts";
import { tourTransferRoutes } from "../features/tour-services/transfer/tour-transfer.routes.ts";
import { usersRoutes } from "../features/users/users.routes.ts";
import type { Hosting } from "../hosting/hosting.ts";
import type { Log } from "../lib/log.ts";
import {
  createGuards,
  createIsAskedByAdmin,
  createReadAuthentication,
  type IsAskedByAdmin,
} from "../middleware/authenticate.ts";
import { type BodyTimes, usualBodyTimes } from "../middleware/body/body-times.ts";
import { clientAddress } from "../middleware/client-address.ts";
import { compressAnswers } from "../middleware/compress-answers.ts";
import type { AppEnv } from "../middleware/context.ts";
import { createErrorHandler } from "../middleware/error-handler.ts";
import { requestLog } from "../middleware/log/request-log.ts";
import { noStoreByDefault } from "../middleware/no-store.ts";
import { mountRoutes } from "../middleware/route.ts";
import { sendJson } from "../middleware/send-json.ts";
import { handleUnknownRoute } from "../middleware/unknown-route.ts";
import { type Answered, watchRequests } from "../middleware/watch-requests.ts";
import type { Services } from "../wiring/services.ts";
import { readOpenApiDocument } from "./openapi.ts";

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

/** Browsers ask for leave once in so many seconds. */
const crossOrigin = { credentials: true, exposeHeaders: ["Retry-After"], maxAge: 7_200 };

/** What Flash, old browsers and prefetching would need is left out; HSTS only under https. */
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

/** Where the site's own pages may be. */
const ownOriginsOf = ({ publicUrl, corsOrigins }: Deps) => [
  new URL(publicUrl).origin,
  ...corsOrigins,
];

const createRoutes = (given: Deps, cookies: AuthCookies, isAskedByAdmin: IsAskedByAdmin) => {
  const { services, publicUrl, contentToken, now } = given;
  const ownOrigins = ownOriginsOf(given);
  const shared = { publicUrl, ownOrigins, cookies, contentToken, now, isAskedByAdmin };
  const deps = { ...services, ...shared };
  return [
    ...authRoutes(deps),
    ...signInRoutes(deps),
    ...secondFactorRoutes(deps),
    ...sessionsRoutes(deps),
    ...usersRoutes(deps),
    ...contactsRoutes(deps),
    ...inquiriesRoutes(deps),
    ...conversationsRoutes(deps),
    ...guestMailsRoutes(deps),
    ...agendaRoutes(deps),
    ...contactTapsRoutes(deps),
    ...tourServicesRoutes(deps),
    ...tourTransferRoutes(deps),
    ...galleryRoutes(deps),
    ...picturesRoutes(deps),
    ...pushRoutes(deps),
    ...questionsRoutes(deps),
    ...reviewsRoutes(deps),
    ...contentRoutes(deps),
    ...siteSettingsRoutes(deps),
    ...pagesRoutes(deps),
    ...firstStartRoutes(deps),
    ...statsRoutes(deps),
    ...digestsRoutes(deps),
    ...numbersRoutes(deps),
    ...backupsRoutes(deps),
    ...buildsRoutes(deps),
    ...outboxRoutes(deps),
    ...mailSettingsRoutes(deps),
    ...mailboxSettingsRoutes(deps),
    ...personalDataRoutes(deps),
    ...healthRoutes(deps),
    ...cspReportsRoutes(deps),
    ...auditRoutes(deps),
  ];
};

/** The whole public process as one handler: the API, and for all other paths the hosting. */
export const createApp = (deps: Deps): Hono<AppEnv> => {
  const { services, hosting, publicUrl, trustedProxies, corsOrigins, log } = deps;
  const { bodyTimes = usualBodyTimes } = deps;
  const cookies = createAuthCookies(publicUrl);
  const { authenticate } = services.sessions;
  const readAuthentication = createReadAuthentication(authenticate, cookies.session);
  const isSecondFactorRequired = async () =>
    (await services.content.readSettings()).security.requireSecondFactor;
  const isAskedByAdmin = createIsAskedByAdmin(readAuthentication, isSecondFactorRequired);
  const routes = createRoutes(deps, cookies, isAskedByAdmin);
  const ownOrigins = ownOriginsOf(deps);
  const { now } = deps;
  const guardsOf = createGuards({ readAuthentication, isSecondFactorRequired, ownOrigins, now });
  const app = new Hono<AppEnv>();
  app.use(watchRequests(deps.onAnswered));
  app.use("/api/*", requestLog(log), clientAddress(trustedProxies, log), noStoreByDefault);
  app.use("/api/*", compressAnswers);
  app.use("/api/*", secureHeaders(apiHeaders(publicUrl)));
  if (corsOrigins.length > 0) app.use("/api/*", cors({ ...crossOrigin, origin: corsOrigins }));
  app.get("/api/openapi.json", (c) => sendJson(c, readOpenApiDocument()));
  app.route("/", mountRoutes(routes, guardsOf, bodyTimes));
  const answerUnknown = handleUnknownRoute(app.routes);
  app.notFound((c) => (/^\/api(\/|$)/.test(c.req.path) ? answerUnknown(c) : hosting(c)));
  app.onError(createErrorHandler(log, services.auditEvents.note));
  return app;
};
