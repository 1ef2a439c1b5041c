/** The server answers all of them with the admin SPA's `index.html`. */
export const adminPaths = {
  dashboard: "/admin-panel",
  inbox: "/inbox",
  conversation: "/inbox/:id",
  proposal: "/proposals/:id",
  agenda: "/agenda",
  daySheet: "/agenda/day-sheet",
  reports: "/numbers",
  reviews: "/admin-panel/reviews",
  createReview: "/admin-panel/reviews/new",
  updateReview: "/admin-panel/reviews/:id",
  team: "/admin-panel/team",
  createTeamMember: "/admin-panel/team/new",
  updateTeamMember: "/admin-panel/team/:id",
  createService: "/create-service",
  services: "/tour-services",
  serviceList: "/admin-service-list",
  galleryList: "/admin-gallery-list",
  updateService: "/update-service/:id",
  contacts: "/contact-information",
  updateUser: "/user/update/:id",
  users: "/user-information",
  inquiries: "/inquiries-information",
  createGallery: "/create-gallery",
  updateGallery: "/update-gallery/:id",
  galleryItem: "/gallery/:id",
  createPage: "/admin-settings/pages/new",
  createStory: "/admin-settings/stories/new",
  updatePage: "/admin-settings/pages/:id",
  trash: "/admin-settings/trash",
  history: "/admin-settings/history/:kind/:id",
  toursImport: "/admin-settings/tours-import",
  timetable: "/admin-settings/timetable",
  siteSettings: "/admin-settings/site",
  settings: "/admin-settings/*",
} as const;

export const adminAssets = "/admin/";

/** Start page of the handbook; its pages are files of the admin. */
export const handbookPath = `${adminAssets}handbook/` as const;

/** The service worker opens the inbox offline; its scope leaves out the public pages. */
export const serviceWorker = { script: "/admin/service-worker.js", scope: "/inbox" } as const;

export const adminRedirects = {
  "/admin": "/admin-panel",
  "/users": "/user-information",
  "/settings/profile": "/admin-settings/profile",
  "/settings/account": "/admin-settings/account",
  "/settings/security": "/admin-settings/security",
} as const;

const toPattern = (path: string) => path.replace(/\/\*$/, "(/.*)?").replace(/:\w+/g, "[^/]+");
const adminPattern = new RegExp(
  `^(${[...Object.values(adminPaths), ...Object.keys(adminRedirects)].map(toPattern).join("|")})/?$`,
);

export const isAdminPath = (path: string) => adminPattern.test(path);

export const storiesPath = "/stories";

type WrittenPage = { slug: string; story?: object | null | undefined };

export const writtenPagePath = ({ slug, story }: WrittenPage) =>
  story ? `${storiesPath}/${slug}` : `/${slug}`;

/** A tour that a written page presents has that page's path as its id. */
export const tourPagePath = (id: string) =>
  id.startsWith("/") ? id : `/service/${encodeURIComponent(id)}`;

/** Answered by the API: pages of proposals, each for one guest, of drafts, and the check of a code. */
export const guestPaths = { proposal: "/p/", preview: "/preview/", verify: "/verify" } as const;

/** The page that runs the third party's script of reviews in a frame. */
export const reviewsWidgetPath = "/reviews-widget";

/** Sandbox of that frame: an opaque origin whose links may open tabs. */
export const reviewsWidgetSandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
