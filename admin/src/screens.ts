import { userListQuery } from "shared/accounts/users";
import { recordRef } from "shared/content/records/records";
import { trashListQuery } from "shared/content/records/trash";
import { siteSettings } from "shared/content/site-settings/site-settings";
import { contactListQuery } from "shared/inbox/contacts";
import { inquiryListQuery } from "shared/inbox/inquiries";
import { adminPaths } from "shared/paths";
import { userQuery, usersQuery } from "./features/accounts/users/users.queries.ts";
import { photoQuery } from "./features/content/gallery/gallery.queries.ts";
import { versionQuery, versionsQuery } from "./features/content/history/versions.queries.ts";
import { pageQuery } from "./features/content/pages/pages.queries.ts";
import { trashQuery } from "./features/content/records/trash/trash.requests.ts";
import { reviewQuery, reviewsQuery } from "./features/content/reviews/reviews.queries.ts";
import { editedSettingsQuery } from "./features/content/site-settings/editing/settings.queries.ts";
import { teamMemberQuery } from "./features/content/team/team.queries.ts";
import { serviceQuery } from "./features/content/tours/services.queries.ts";
import { agendaQuery } from "./features/inbox/agenda/agenda.requests.ts";
import { spanFrom } from "./features/inbox/agenda/weeks.ts";
import {
  conversationQuery,
  inboxPageQuery,
} from "./features/inbox/conversations/data/conversations.requests.ts";
import { inboxQuery } from "./features/inbox/conversations/data/inbox-query.ts";
import {
  contactsQuery,
  inquiriesQuery,
} from "./features/inbox/conversations/messages/messages.queries.ts";
import { loadReader } from "./features/inbox/conversations/reader/load-reader.ts";
import { proposalQuery } from "./features/inbox/proposals/data/proposals.queries.ts";
import { reportQuery } from "./features/inbox/reports/reports.requests.ts";
import { spanQuery, toReportQuery } from "./features/inbox/reports/spans.ts";
import { daySheetQuery } from "./features/inbox/trips/day-sheets.requests.ts";
import { readScope } from "./features/inbox/trips/sheet-scope.ts";
import { pathTo } from "./lib/app/paths.ts";
import type { Screen, ScreenRequest } from "./lib/app/screen.ts";
import { getDateFormat } from "./lib/dates/use-date-format.ts";
import { readQuery } from "./lib/lists/list-query.ts";
import { draftQuery, draftsQuery } from "./lib/requests/drafts.ts";
import { firstStartQuery } from "./lib/requests/first-start.ts";
import { galleryQuery } from "./lib/requests/gallery.ts";
import { pagesQuery } from "./lib/requests/pages.ts";
import { servicesQuery } from "./lib/requests/services.ts";
import { siteSettingsQuery } from "./lib/requests/site-settings.ts";
import { statsQuery } from "./lib/requests/stats.ts";
import { teamQuery } from "./lib/requests/team.ts";
import { timetableQuery } from "./lib/requests/timetable.ts";
import { hasFullAccess } from "./lib/session/access.ts";
import { isDay } from "./lib/travel/is-day.ts";

/** The company's current date, or the reader's before the settings load. */
const getToday = ({ api, client }: ScreenRequest) => {
  const settings = client.getQueryData(siteSettingsQuery(api).queryKey);
  return getDateFormat(settings?.hours.value.timeZone).today();
};

const requestServices = ({ api, prefetch }: ScreenRequest) => {
  prefetch(servicesQuery(api));
  prefetch(draftsQuery(api));
};

const requestPhoto = ({ api, prefetch, params: { id = "" } }: ScreenRequest) =>
  prefetch(photoQuery(api, id));

const loadServices = async () =>
  (await import("./features/content/tours/list/ServicesScreen.tsx")).ServicesScreen;

export const dashboard: Screen = {
  path: adminPaths.dashboard,
  load: async () => (await import("./features/dashboard/DashboardScreen.tsx")).DashboardScreen,
  request: ({ api, prefetch }) => {
    prefetch(servicesQuery(api));
    prefetch(galleryQuery(api));
    if (!hasFullAccess()) return;
    prefetch(statsQuery(api));
    prefetch(firstStartQuery(api));
  },
};

const inboxScreens: Screen[] = [
  {
    path: `${adminPaths.conversation}?`,
    load: async () => (await import("./features/inbox/conversations/InboxScreen.tsx")).InboxScreen,
    request: ({ api, prefetch, params: { id }, search }) => {
      const query = readQuery(inboxQuery, search);
      if (query.show !== "drafts") prefetch(inboxPageQuery(api, query, []));
      if (!id) return;
      loadReader().catch(() => undefined);
      prefetch(conversationQuery(api, id));
    },
  },
  {
    path: adminPaths.proposal,
    load: async () =>
      (await import("./features/inbox/proposals/editor/ProposalScreen.tsx")).ProposalScreen,
    request: ({ api, prefetch, params: { id = "" } }) => {
      prefetch(proposalQuery(api, id));
      prefetch(servicesQuery(api));
    },
  },
  {
    path: adminPaths.agenda,
    load: async () => (await import("./features/inbox/agenda/AgendaScreen.tsx")).AgendaScreen,
    request: (to) => {
      const from = to.search.get("from");
      to.prefetch(agendaQuery(to.api, spanFrom(isDay(from) ? from : getToday(to))));
    },
  },
  {
    path: adminPaths.daySheet,
    load: async () => (await import("./features/inbox/trips/DaySheetScreen.tsx")).DaySheetScreen,
    request: (to) => to.prefetch(daySheetQuery(to.api, readScope(to.search, getToday(to)))),
  },
  {
    path: adminPaths.reports,
    load: async () => (await import("./features/inbox/reports/ReportsScreen.tsx")).ReportsScreen,
    request: (to) => {
      const query = spanQuery.parse(Object.fromEntries(to.search));
      to.prefetch(reportQuery(to.api, toReportQuery(query, getToday(to))));
    },
  },
  {
    path: adminPaths.inquiries,
    load: async () =>
      (await import("./features/inbox/conversations/messages/InquiriesScreen.tsx")).InquiriesScreen,
    request: ({ api, prefetch, search }) => {
      prefetch(inquiriesQuery(api, readQuery(inquiryListQuery, search)));
      prefetch(servicesQuery(api));
    },
  },
  {
    path: adminPaths.contacts,
    load: async () =>
      (await import("./features/inbox/conversations/messages/ContactsScreen.tsx")).ContactsScreen,
    request: ({ api, prefetch, search }) =>
      prefetch(contactsQuery(api, readQuery(contactListQuery, search))),
  },
];

const tourScreens: Screen[] = [
  { path: adminPaths.services, load: loadServices, request: requestServices },
  { path: adminPaths.serviceList, load: loadServices, request: requestServices },
  {
    path: adminPaths.createService,
    load: async () =>
      (await import("./features/content/tours/CreateServiceScreen.tsx")).CreateServiceScreen,
    request: requestServices,
  },
  {
    path: adminPaths.updateService,
    load: async () =>
      (await import("./features/content/tours/UpdateServiceScreen.tsx")).UpdateServiceScreen,
    request: ({ api, prefetch, params: { id = "" } }) => {
      prefetch(serviceQuery(api, id));
      prefetch(draftQuery(api, { kind: "tour", id }));
      prefetch(servicesQuery(api));
    },
  },
  {
    path: adminPaths.toursImport,
    load: async () =>
      (await import("./features/content/tours/transfer/TourTransferScreen.tsx")).TourTransferScreen,
  },
];

const galleryScreens: Screen[] = [
  {
    path: adminPaths.galleryList,
    load: async () =>
      (await import("./features/content/gallery/GalleryListScreen.tsx")).GalleryListScreen,
    request: ({ api, prefetch }) => prefetch(galleryQuery(api)),
  },
  {
    path: adminPaths.createGallery,
    load: async () =>
      (await import("./features/content/gallery/CreateGalleryScreen.tsx")).CreateGalleryScreen,
    request: ({ api, prefetch, search }) => {
      const id = search.get("photo");
      prefetch(galleryQuery(api));
      if (id) prefetch(photoQuery(api, id));
    },
  },
  {
    path: adminPaths.updateGallery,
    load: async () =>
      (await import("./features/content/gallery/UpdateGalleryScreen.tsx")).UpdateGalleryScreen,
    request: requestPhoto,
  },
  {
    path: adminPaths.galleryItem,
    load: async () =>
      (await import("./features/content/gallery/GalleryItemScreen.tsx")).GalleryItemScreen,
    request: requestPhoto,
  },
];

const siteScreens: Screen[] = [
  {
    path: adminPaths.reviews,
    load: async () => (await import("./features/content/reviews/ReviewsScreen.tsx")).ReviewsScreen,
    request: ({ api, prefetch }) => {
      prefetch(reviewsQuery(api));
      prefetch(draftsQuery(api));
    },
  },
  {
    path: adminPaths.createReview,
    load: async () =>
      (await import("./features/content/reviews/CreateReviewScreen.tsx")).CreateReviewScreen,
    request: requestServices,
  },
  {
    path: adminPaths.updateReview,
    load: async () =>
      (await import("./features/content/reviews/UpdateReviewScreen.tsx")).UpdateReviewScreen,
    request: ({ api, prefetch, params: { id = "" } }) => {
      prefetch(reviewQuery(api, id));
      prefetch(draftQuery(api, { kind: "review", id }));
      prefetch(servicesQuery(api));
    },
  },
  {
    path: adminPaths.team,
    load: async () => (await import("./features/content/team/TeamScreen.tsx")).TeamScreen,
    request: ({ api, prefetch }) => prefetch(teamQuery(api)),
  },
  {
    path: adminPaths.createTeamMember,
    load: async () =>
      (await import("./features/content/team/CreateTeamMemberScreen.tsx")).CreateTeamMemberScreen,
  },
  {
    path: adminPaths.updateTeamMember,
    load: async () =>
      (await import("./features/content/team/UpdateTeamMemberScreen.tsx")).UpdateTeamMemberScreen,
    request: ({ api, prefetch, params: { id = "" } }) => prefetch(teamMemberQuery(api, id)),
  },
  {
    path: pathTo.settings("pages"),
    load: async () => (await import("./features/content/pages/PagesScreen.tsx")).PagesScreen,
    request: ({ api, prefetch }) => {
      prefetch(pagesQuery(api));
      prefetch(draftsQuery(api));
    },
  },
  {
    path: adminPaths.createPage,
    load: async () =>
      (await import("./features/content/pages/CreatePageScreen.tsx")).CreatePageScreen,
    request: requestServices,
  },
  {
    path: pathTo.settings("stories"),
    load: async () =>
      (await import("./features/content/pages/stories/StoriesScreen.tsx")).StoriesScreen,
    request: ({ api, prefetch }) => {
      prefetch(pagesQuery(api));
      prefetch(draftsQuery(api));
    },
  },
  {
    path: adminPaths.createStory,
    load: async () =>
      (await import("./features/content/pages/stories/CreateStoryScreen.tsx")).CreateStoryScreen,
    request: ({ api, prefetch }) => {
      prefetch(pagesQuery(api));
      prefetch(siteSettingsQuery(api));
      prefetch(servicesQuery(api));
    },
  },
  {
    path: adminPaths.updatePage,
    load: async () =>
      (await import("./features/content/pages/UpdatePageScreen.tsx")).UpdatePageScreen,
    request: ({ api, prefetch, params: { id = "" } }) => {
      prefetch(pageQuery(api, id));
      prefetch(draftQuery(api, { kind: "page", id }));
      prefetch(servicesQuery(api));
    },
  },
  {
    path: adminPaths.timetable,
    load: async () =>
      (await import("./features/content/records/timetable/TimetableScreen.tsx")).TimetableScreen,
    request: ({ api, prefetch }) => prefetch(timetableQuery(api)),
  },
  {
    path: adminPaths.trash,
    load: async () =>
      (await import("./features/content/records/trash/TrashScreen.tsx")).TrashScreen,
    request: ({ api, prefetch, search }) =>
      prefetch(trashQuery(api, readQuery(trashListQuery, search))),
  },
  {
    path: adminPaths.history,
    load: async () => (await import("./features/content/history/HistoryScreen.tsx")).HistoryScreen,
    request: ({ api, prefetch, params, search }) => {
      const record = recordRef.safeParse(params).data;
      const version = search.get("version");
      if (record) prefetch(versionsQuery(api, record, search.get("before")));
      if (version) prefetch(versionQuery(api, version));
    },
  },
  {
    path: `${adminPaths.siteSettings}/:section?`,
    load: async () =>
      (await import("./features/content/site-settings/SiteSettingsScreen.tsx")).SiteSettingsScreen,
    request: ({ api, prefetch, params }) => {
      const section = siteSettings.keyof().safeParse(params.section ?? "company").data;
      if (!section) return;
      prefetch(editedSettingsQuery(api, section));
      prefetch(draftQuery(api, { kind: "settings", id: section }));
    },
  },
];

const userScreens: Screen[] = [
  {
    path: adminPaths.users,
    load: async () => (await import("./features/accounts/users/UsersScreen.tsx")).UsersScreen,
    request: ({ api, prefetch, search }) =>
      prefetch(usersQuery(api, readQuery(userListQuery, search))),
  },
  {
    path: adminPaths.updateUser,
    load: async () =>
      (await import("./features/accounts/users/UpdateUserScreen.tsx")).UpdateUserScreen,
    request: ({ api, prefetch, params: { id = "" } }) => prefetch(userQuery(api, id)),
  },
];

export const screens = [
  ...inboxScreens,
  ...tourScreens,
  ...galleryScreens,
  ...siteScreens,
  ...userScreens,
];
