/** Every path of the admin SPA, in the `:name` syntax of routers; all are answered with its `index.html`. */
export const adminPaths = {
  dashboard: "/admin-panel",
  reviews: "/admin-panel/reviews",
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
  settings: "/admin-settings/*",
} as const;

/** The home page's notice for who has signed out without the server's word; stands behind `/#`. */
export const signedOutHere = "signed-out-here";

/** Where the SPA's own files live. */
export const adminAssets = "/admin/";

/** Navigation targets without a screen of their own, and the screen that each leads to. */
export const adminRedirects = {
  "/admin": "/admin-panel",
  "/users": "/user-information",
  "/settings/profile": "/admin-settings/profile",
  "/settings/account": "/admin-settings/account",
  "/settings/security": "/admin-settings/security",
} as const;

/** `:id` stands for one segment, a final `/*` for all that follows; a trailing slash is let pass. */
const patternOf = (path: string) => path.replace(/\/\*$/, "(/.*)?").replace(/:\w+/g, "[^/]+");
const adminPattern = new RegExp(
  `^(${[...Object.values(adminPaths), ...Object.keys(adminRedirects)].map(patternOf).join("|")})/?$`,
);

/** Whether the admin SPA has a screen, or a redirect to one, at this path. */
export const isAdminPath = (path: string) => adminPattern.test(path);
