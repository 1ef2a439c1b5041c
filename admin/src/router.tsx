import { Center, Loader } from "@mantine/core";
import { lazy, Suspense } from "react";
import { Navigate, Outlet, type RouteObject, replace, useLocation } from "react-router";
import { adminPaths, adminRedirects } from "shared/paths";
import { RequireAdmin } from "./components/session/RequireAdmin.tsx";
import { NotFoundScreen } from "./components/shell/NotFoundScreen.tsx";
import { RouteError } from "./components/shell/RouteError.tsx";
import { Shell } from "./components/shell/Shell.tsx";
import { isOnDesk } from "./components/shell/sidebar/navigation.ts";
import { RequireOwnPassword } from "./features/accounts/settings/RequireOwnPassword.tsx";
import { RequireSecondFactor } from "./features/accounts/settings/second-factor/RequireSecondFactor.tsx";
import { PublishStatus } from "./features/publishing/PublishStatus.tsx";
import { pathTo } from "./lib/app/paths.ts";
import { RevisitContext, useIsRevisit } from "./lib/lists/revisit-context.ts";
import { takeReturnPath } from "./lib/session/return-path.ts";

/* Each screen is a chunk of its own. */

const alertArea = async () => (await import("./components/feedback/AlertArea.tsx")).AlertArea;
const dashboard = async () =>
  (await import("./features/dashboard/DashboardScreen.tsx")).DashboardScreen;
const inbox = async () =>
  (await import("./features/inbox/conversations/InboxScreen.tsx")).InboxScreen;
const agenda = async () => (await import("./features/inbox/agenda/AgendaScreen.tsx")).AgendaScreen;
const numbers = async () =>
  (await import("./features/inbox/reports/NumbersScreen.tsx")).NumbersScreen;
const inquiries = async () =>
  (await import("./features/inbox/conversations/messages/InquiriesScreen.tsx")).InquiriesScreen;
const contacts = async () =>
  (await import("./features/inbox/conversations/messages/ContactsScreen.tsx")).ContactsScreen;
const reviews = async () =>
  (await import("./features/content/reviews/ReviewsScreen.tsx")).ReviewsScreen;
const createReview = async () =>
  (await import("./features/content/reviews/CreateReviewScreen.tsx")).CreateReviewScreen;
const updateReview = async () =>
  (await import("./features/content/reviews/UpdateReviewScreen.tsx")).UpdateReviewScreen;
const users = async () => (await import("./features/accounts/users/UsersScreen.tsx")).UsersScreen;
const updateUser = async () =>
  (await import("./features/accounts/users/UpdateUserScreen.tsx")).UpdateUserScreen;
const services = async () =>
  (await import("./features/content/tours/list/ServicesScreen.tsx")).ServicesScreen;
const toursImport = async () =>
  (await import("./features/content/tours/transfer/TourTransferScreen.tsx")).TourTransferScreen;
const siteSettings = async () =>
  (await import("./features/content/site-settings/SiteSettingsScreen.tsx")).SiteSettingsScreen;
const createService = async () =>
  (await import("./features/content/tours/CreateServiceScreen.tsx")).CreateServiceScreen;
const updateService = async () =>
  (await import("./features/content/tours/UpdateServiceScreen.tsx")).UpdateServiceScreen;
const galleryList = async () =>
  (await import("./features/content/gallery/GalleryListScreen.tsx")).GalleryListScreen;
const createGallery = async () =>
  (await import("./features/content/gallery/CreateGalleryScreen.tsx")).CreateGalleryScreen;
const updateGallery = async () =>
  (await import("./features/content/gallery/UpdateGalleryScreen.tsx")).UpdateGalleryScreen;
const galleryItem = async () =>
  (await import("./features/content/gallery/GalleryItemScreen.tsx")).GalleryItemScreen;
const settings = async () =>
  (await import("./features/accounts/settings/SettingsScreen.tsx")).SettingsScreen;
const settingsStart = async () =>
  (await import("./features/accounts/settings/SettingsScreen.tsx")).SettingsStart;
const profile = async () =>
  (await import("./features/accounts/settings/ProfileSection.tsx")).ProfileSection;
const account = async () =>
  (await import("./features/accounts/settings/AccountSection.tsx")).AccountSection;
const security = async () =>
  (await import("./features/accounts/settings/SecuritySection.tsx")).SecuritySection;
const calendar = async () =>
  (await import("./features/inbox/agenda/AgendaFeedSection.tsx")).AgendaFeedSection;
const notifications = async () =>
  (await import("./features/inbox/notifications/NotificationsSection.tsx")).NotificationsSection;
const publishing = async () =>
  (await import("./features/publishing/PublishingSection.tsx")).PublishingSection;
const personalData = async () =>
  (await import("./features/inbox/personal-data/PersonalDataSection.tsx")).PersonalDataSection;
const audit = async () => (await import("./features/audit/AuditSection.tsx")).AuditSection;
const backup = async () => (await import("./features/backups/BackupSection.tsx")).BackupSection;
const questions = async () =>
  (await import("./features/content/questions/QuestionsSection.tsx")).QuestionsSection;
const pages = async () => (await import("./features/content/pages/PagesScreen.tsx")).PagesScreen;
const createPage = async () =>
  (await import("./features/content/pages/CreatePageScreen.tsx")).CreatePageScreen;
const updatePage = async () =>
  (await import("./features/content/pages/UpdatePageScreen.tsx")).UpdatePageScreen;
const mail = async () => (await import("./features/mail/settings/MailSection.tsx")).MailSection;
const outbox = async () => (await import("./features/mail/outbox/OutboxSection.tsx")).OutboxSection;

const DemoNotice = lazy(async () => ({
  default: (await import("./features/content/demo/DemoNotice.tsx")).DemoNotice,
}));

const NotReadyNotice = lazy(async () => ({
  default: (await import("./features/dashboard/NotReadyNotice.tsx")).NotReadyNotice,
}));

/** The sign-in page leads every admin to the dashboard; whoever came from another screen returns there. */
const returnAfterSignIn = () => {
  const path = takeReturnPath();
  return path ? replace(path) : null;
};

const screens = (): RouteObject[] => [
  { path: `${adminPaths.conversation}?`, lazy: { Component: inbox } },
  { path: adminPaths.agenda, lazy: { Component: agenda } },
  { path: adminPaths.numbers, lazy: { Component: numbers } },
  { path: adminPaths.inquiries, lazy: { Component: inquiries } },
  { path: adminPaths.contacts, lazy: { Component: contacts } },
  { path: adminPaths.reviews, lazy: { Component: reviews } },
  { path: adminPaths.createReview, lazy: { Component: createReview } },
  { path: adminPaths.updateReview, lazy: { Component: updateReview } },
  { path: adminPaths.users, lazy: { Component: users } },
  { path: adminPaths.updateUser, lazy: { Component: updateUser } },
  { path: adminPaths.services, lazy: { Component: services } },
  { path: adminPaths.serviceList, lazy: { Component: services } },
  { path: adminPaths.toursImport, lazy: { Component: toursImport } },
  { path: `${adminPaths.siteSettings}/:section?`, lazy: { Component: siteSettings } },
  { path: adminPaths.createService, lazy: { Component: createService } },
  { path: adminPaths.updateService, lazy: { Component: updateService } },
  { path: adminPaths.galleryList, lazy: { Component: galleryList } },
  { path: adminPaths.createGallery, lazy: { Component: createGallery } },
  { path: adminPaths.updateGallery, lazy: { Component: updateGallery } },
  { path: adminPaths.galleryItem, lazy: { Component: galleryItem } },
  { path: pathTo.settings("pages"), lazy: { Component: pages } },
  { path: adminPaths.createPage, lazy: { Component: createPage } },
  { path: adminPaths.updatePage, lazy: { Component: updatePage } },
  {
    path: pathTo.settingsList,
    lazy: { Component: settings },
    children: [
      { index: true, lazy: { Component: settingsStart } },
      { path: "profile", lazy: { Component: profile } },
      { path: "account", lazy: { Component: account } },
      { path: "security", lazy: { Component: security } },
      { path: "calendar", lazy: { Component: calendar } },
      { path: "notifications", lazy: { Component: notifications } },
      { path: "publishing", lazy: { Component: publishing } },
      { path: "questions", lazy: { Component: questions } },
      { path: "mail", lazy: { Component: mail } },
      { path: "outbox", lazy: { Component: outbox } },
      { path: "backup", lazy: { Component: backup } },
      { path: "personal-data", lazy: { Component: personalData } },
      { path: "audit", lazy: { Component: audit } },
    ],
  },
];

const redirects = (): RouteObject[] =>
  Object.entries(adminRedirects).map(([path, to]) => ({
    path,
    element: <Navigate to={to} replace />,
  }));

function Notices() {
  const { pathname } = useLocation();
  if (isOnDesk(pathname)) return null;
  return (
    <Suspense>
      <DemoNotice />
      {/* The dashboard has the list itself. */}
      {pathname !== adminPaths.dashboard && <NotReadyNotice />}
    </Suspense>
  );
}

function Layout() {
  const isRevisit = useIsRevisit();
  return (
    <RequireAdmin>
      <RequireOwnPassword>
        <RequireSecondFactor>
          <Shell status={<PublishStatus />} notice={<Notices />}>
            <RevisitContext value={isRevisit}>
              <Outlet />
            </RevisitContext>
          </Shell>
        </RequireSecondFactor>
      </RequireOwnPassword>
    </RequireAdmin>
  );
}

function StartupLoader() {
  return (
    <Center h="100dvh">
      <Loader aria-label="Loading" />
    </Center>
  );
}

/** Made anew for each router, because a router writes into its route objects. */
export const createRoutes = (): RouteObject[] => [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    HydrateFallback: StartupLoader,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { path: adminPaths.dashboard, loader: returnAfterSignIn, lazy: { Component: dashboard } },
          { lazy: { Component: alertArea }, children: screens() },
          ...redirects(),
          { path: "*", Component: NotFoundScreen },
        ],
      },
    ],
  },
];
