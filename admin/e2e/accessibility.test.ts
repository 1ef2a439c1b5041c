import type { Page } from "@playwright/test";
import { expectAccessible, phoneLayout } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, test } from "./fixtures.ts";
import { sendInquiry, sendMessage } from "./visitors.ts";

/** Neighbouring entries need different titles: the tests wait for the title to change. */
const screens = [
  ["/admin-panel", "Dashboard"],
  ["/inbox", "Inbox"],
  ["/agenda", "Agenda"],
  ["/numbers", "Numbers"],
  ["/admin-panel/reviews", "Manage All Reviews"],
  ["/admin-settings/publishing", "Settings"],
  ["/contact-information", "Messages"],
  ["/admin-settings/outbox", "Settings"],
  ["/inquiries-information", "Inquiries"],
  ["/user-information", "Our Users/Clients"],
  ["/admin-settings/pages", "Pages"],
  ["/admin-settings/backup", "Settings"],
  ["/admin-settings/timetable", "Timetable"],
  ["/admin-settings/trash", "Trash"],
  ["/tour-services", "Tours"],
  ["/admin-gallery-list", "Photos"],
  ["/admin-panel/team", "Team"],
  ["/create-service", "Create Service"],
  ["/admin-settings/profile", "Settings"],
  ["/create-gallery", "Create Gallery"],
  ["/admin-settings/account", "Settings"],
  ["/admin-settings/site/contact", "Site settings"],
  ["/update-service/night-boat-with-the-singing-fishermen", "Update tour"],
  ["/admin-settings/security", "Settings"],
  ["/admin-panel/reviews/new", "Add a review"],
  ["/admin-settings/history/settings/contact", "History.*"],
  ["/admin-settings/site/notices", "Site settings"],
  ["/admin-settings/questions", "Settings"],
  ["/admin-settings/site/hours", "Site settings"],
  ["/admin-panel/team/sample-guide-1", "Update team member"],
  ["/admin-settings/mail", "Settings"],
  ["/admin-settings/pages/new", "Add page"],
  ["/admin-settings/stories", "Stories"],
  ["/admin-settings/site/proposals", "Site settings"],
  ["/admin-settings/personal-data", "Settings"],
  ["/admin-settings/site/home", "Site settings"],
  ["/admin-settings/tours-import", "Export and import"],
  ["/admin-settings/site/guestDetails", "Site settings"],
  ["/admin-settings/stories/new", "Write a story"],
  ["/admin-settings/site/texts", "Site settings"],
  ["/admin-settings/ways-to-pay", "Settings"],
  ["/admin-settings/api-keys", "Settings"],
  ["/admin-settings/site/addresses", "Site settings"],
  ["/admin-settings/webhooks", "Settings"],
  ["/admin-settings/site/brand", "Site settings"],
  ["/agenda/day-sheet", "Day sheet"],
  ["/admin-settings/site/receipts", "Site settings"],
] as const;

/** Screens with a separate layout for wide windows. */
const ownLayouts = new Set<string>([
  "/admin-panel",
  "/inbox",
  "/agenda",
  "/numbers",
  "/contact-information",
  "/user-information",
  "/tour-services",
  "/create-gallery",
  "/admin-settings/profile",
  "/admin-settings/site/hours",
  "/update-service/night-boat-with-the-singing-fishermen",
]);

type Screen = readonly [path: string, title: string];

/** Batches of screens share a browser page, because axe starts slowly in a new one. */
const inEights = Array.from({ length: Math.ceil(screens.length / 8) }, (_, at) =>
  screens.slice(at * 8, at * 8 + 8),
);

const skeletons = "main .mantine-Skeleton-root";
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};
const untilLoaded = (page: Page) => expect(page.locator(skeletons)).toHaveCount(0);
const openLoaded = async (page: Page, path: string) => {
  await open(page, path);
  await untilLoaded(page);
};

/** Navigates within the open admin, as a link does. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    // React Router reads `idx` from the history state.
    history.pushState({ idx: history.state.idx + 1 }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

/** Visits the screens one after the other in the same browser page. */
const visitEach = async (
  page: Page,
  visited: readonly Screen[],
  look: (path: string) => Promise<void>,
) => {
  for (const [at, [path, title]] of visited.entries()) {
    await test.step(path, async () => {
      await (at === 0 ? page.goto(path) : goTo(page, path));
      await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${title} · Admin$`));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await look(path);
    });
  }
};

const fields =
  ':is(input, select, textarea, [contenteditable="true"]):not([type="hidden"], [type="file"])';

/** Focuses each visible field by script and returns the fields without a 2 px focus ring. */
const findWithoutRing = (page: Page) =>
  page.locator(`main ${fields}`).evaluateAll((elements) => {
    const isRinged = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    return elements
      .filter((field): field is HTMLElement => field instanceof HTMLElement)
      .filter((field) => field.checkVisibility() && !field.matches(":disabled"))
      .filter((field) => {
        field.focus({ focusVisible: true });
        if (document.activeElement !== field) return false;
        // Mantine draws the ring of a switch on a sibling, and the ring of other inputs on a
        // wrapper.
        const frame = field.closest(".mantine-RichTextEditor-root, .mantine-Input-input");
        const around = [field.parentElement, frame];
        const near = [field, field.nextElementSibling, ...around];
        return !near.some((element) => element && isRinged(element));
      })
      .map((field) => field.outerHTML.slice(0, 120));
  });

/** The API's answers on an empty installation. */
const nothing = {
  users: [],
  contacts: [],
  inquiries: [],
  conversations: [],
  mails: [],
  services: [],
  gallery: [],
  reviews: [],
  pages: [],
  total: 0,
  page: 1,
  pageSize: 50,
};
const noFigures = {
  users: 0,
  contacts: 0,
  services: 0,
  gallery: 0,
  inquiries: 0,
  unanswered: { contacts: 0, inquiries: 0 },
  roomIsShort: false,
  backupIsLate: true,
  mails: { held: 0, delayed: 0, failed: 0, reason: null },
  flood: null,
  possibleSpam: { contacts: 0, inquiries: 0 },
  inquiriesByDay: [],
};

const nobodyWaits = { boxes: [], states: [], waiting: 0, due: 0, upcoming: 0, overdue: 0, mine: 0 };

test.slow();

for (const [at, visited] of inEights.entries())
  test(`axe finds no violations on the admin screens, and fields show their focus: part ${at + 1}`, async ({
    page,
    request,
  }) => {
    await sendMessage(request, "for axe");
    await sendInquiry(request, "Napoleon Island");
    await visitEach(page, visited, async (path) => {
      await untilLoaded(page);
      await expectAccessible(page, ownLayouts.has(path) ? undefined : phoneLayout);
      expect.soft(await findWithoutRing(page), "fields without a ring").toEqual([]);
    });
  });

test("axe finds no violations on empty screens", async ({ page }) => {
  const answers = {
    "/api/stats": noFigures,
    "/api/conversations/counts": nobodyWaits,
    "/api/builds": { builds: [], live: null },
  };
  await page.route("**/api/**", (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ json: new Map(Object.entries(answers)).get(pathname) ?? nothing });
  });
  const empty = new Set([
    "/admin-panel",
    "/inbox",
    "/agenda",
    "/contact-information",
    "/tour-services",
  ]);
  await visitEach(
    page,
    screens.filter(([path]) => empty.has(path)),
    async () => {
      await untilLoaded(page);
      await expectAccessible(page, phoneLayout);
    },
  );
});

test("axe finds no violations on the screens of a photo and a user", async ({
  page,
  request,
  ownerHeaders,
}) => {
  const { gallery } = await (await request.get("/api/gallery")).json();
  const answer = await request.get("/api/ibirwa-clients/users", { headers: ownerHeaders });
  const { users } = await answer.json();
  const [photo, user] = [gallery[0]._id, users[0]._id];
  for (const path of [`/gallery/${photo}`, `/update-gallery/${photo}`, `/user/update/${user}`]) {
    await openLoaded(page, path);
    await expectAccessible(page, phoneLayout);
  }
});

test("axe finds no violations on the preview links of a tour", async ({ page }) => {
  const note = { createdAt: new Date().toISOString(), isNew: true };
  const link = {
    _id: "1",
    url: "https://tours.example/preview/secret",
    author: "Ana",
    createdAt: note.createdAt,
    expiresAt: "2100-01-01T00:00:00.000Z",
    endedAt: null,
    notes: [
      { ...note, _id: "1", text: "The price is missing.", name: "Grace" },
      { ...note, _id: "2", text: null, name: null },
    ],
  };
  const links = [link, { ...link, _id: "2", endedAt: link.createdAt, notes: [] }];
  await page.route("**/api/preview-links?*", (route) => route.fulfill({ json: { links } }));
  await page.route("**/api/preview-links/*/read", (route) => route.fulfill({ json: {} }));
  await openLoaded(page, "/update-service/night-boat-with-the-singing-fishermen");
  await page.getByRole("button", { name: /^Preview links/ }).click();
  await expect(page.getByText("The price is missing.")).toBeVisible();
  await expectAccessible(page, phoneLayout);
});

test("axe finds no violations on a failed build with its reason", async ({ page }) => {
  const at = new Date().toISOString();
  const times = { requestedAt: at, startedAt: at, finishedAt: at, liveAt: null };
  const build = {
    _id: "1",
    revision: 1,
    status: "failed",
    reason: "Changed a tour",
    kept: false,
    releaseOf: null,
  };
  const builds = [{ ...build, ...times, message: "The content could not be read." }];
  await page.route("**/api/builds", (route) => route.fulfill({ json: { builds, live: null } }));
  await openLoaded(page, "/admin-settings/publishing");
  await page.getByRole("button", { name: "Update failed" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "History" })).toBeVisible();
  await expectAccessible(page, phoneLayout);
});

test("axe finds no violations while a list is loading", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/**", (route) => promise.then(() => route.continue()));
  await open(page, "/contact-information");
  await expect(page.locator(skeletons).first()).toBeVisible();
  await expectAccessible(page, phoneLayout);
  resolve();
});

test("axe finds no violations with the phone menu open or a chart day selected", async ({
  page,
  request,
}) => {
  await sendInquiry(request, "Napoleon Island");
  await page.setViewportSize({ width: 320, height: 900 });
  await openLoaded(page, "/admin-panel");
  await page.getByRole("slider", { name: "Inquiries by day" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expectAccessible(page, phoneLayout);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("link", { name: "View Bookings" })).toBeVisible();
  await expectAccessible(page, phoneLayout);
});

test.describe("when every request fails", () => {
  test.use({ expectedErrors: /^Failed to load resource.* status of 500/ });

  test("axe finds no violations on the error screens", async ({ page }) => {
    const body = { message: "Something went wrong on our side.", code: "internal" };
    await page.route("**/api/**", (route) => route.fulfill({ status: 500, json: body }));
    const failing = new Set(["/admin-panel", "/inbox", "/numbers", "/contact-information"]);
    await visitEach(
      page,
      screens.filter(([path]) => failing.has(path)),
      async () => {
        const alerts = page.getByRole("main").getByRole("alert").filter({ visible: true });
        await expect(alerts.first()).toBeVisible();
        await expectAccessible(page, phoneLayout);
      },
    );
  });
});
