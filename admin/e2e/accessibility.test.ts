import { randomBytes } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { allViews, expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { choosePhoto, takePhoto } from "./photos.ts";
import { dropPicture, holdAnswers, holdDrawing, pixel, sendAt } from "./uploads.ts";
import { sendInquiry, sendMessage } from "./visitors.ts";

/** Every screen that shows lists or figures; no two that follow each other have the same title. */
const lists = [
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
  ["/tour-services", "Tours"],
  ["/admin-gallery-list", "Photos"],
] as const;

const forms = [
  ["/create-service", "Create Service"],
  ["/admin-settings/profile", "Settings"],
  ["/create-gallery", "Create Gallery"],
  ["/admin-settings/account", "Settings"],
  ["/admin-settings/site/contact", "Site settings"],
  ["/update-service/night-boat-with-the-singing-fishermen", "Update tour"],
  ["/admin-settings/security", "Settings"],
  ["/admin-panel/reviews/new", "Add a review"],
  ["/admin-settings/questions", "Settings"],
  ["/admin-settings/site/hours", "Site settings"],
  ["/admin-settings/mail", "Settings"],
  ["/admin-settings/pages/new", "Add page"],
  ["/admin-settings/personal-data", "Settings"],
  ["/admin-settings/site/home", "Site settings"],
  ["/admin-settings/tours-import", "Export and import"],
  ["/admin-settings/site/texts", "Site settings"],
] as const;

type Screen = (typeof lists | typeof forms)[number];

/** Screens that share a page of the browser: in a new one, axe begins slowly. */
const inFives = (screens: readonly Screen[]) =>
  Array.from({ length: Math.ceil(screens.length / 5) }, (_, at) =>
    screens.slice(at * 5, at * 5 + 5),
  );
const pathsOf = (screens: Screen[]) => screens.map(([path]) => path).join(", ");

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

/** Opens a screen as a link does, where the admin is open. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    // React Router counts its entries.
    history.pushState({ idx: history.state.idx + 1 }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

/** Looks at screens one after the other, in one page of the browser. */
const visitEach = async (page: Page, screens: Screen[], look: () => Promise<void>) => {
  for (const [at, [path, title]] of screens.entries()) {
    await test.step(path, async () => {
      await (at === 0 ? page.goto(path) : goTo(page, path));
      await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${title} · Admin$`));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await look();
    });
  }
};

/** What the server says where there is nothing yet. */
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

/** Something to read and to answer. */
const fillLists = async (request: APIRequestContext) => {
  await sendMessage(request, "for axe");
  await sendInquiry(request, "Napoleon Island");
};

test.beforeEach(async ({ page, admin }) => {
  test.slow();
  await signIn(page, admin);
});

for (const screens of inFives([...lists, ...forms])) {
  test(`axe finds nothing on ${pathsOf(screens)}`, async ({ page, request }) => {
    await fillLists(request);
    await visitEach(page, screens, async () => {
      await untilLoaded(page);
      await expectAccessible(page, allViews);
    });
  });
}

for (const screens of inFives(lists)) {
  test(`nor on ${pathsOf(screens)} where there is nothing yet`, async ({ page }) => {
    const answers = {
      "/api/stats": noFigures,
      "/api/conversations/counts": nobodyWaits,
      "/api/builds": { builds: [], live: null },
    };
    await page.route("**/api/**", (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ json: new Map(Object.entries(answers)).get(pathname) ?? nothing });
    });
    await visitEach(page, screens, async () => {
      await untilLoaded(page);
      await expectAccessible(page);
    });
  });
}

test("nor on the screens of one photo and one user", async ({ page, request, ownerHeaders }) => {
  const { gallery } = await (await request.get("/api/gallery")).json();
  const answer = await request.get("/api/ibirwa-clients/users", { headers: ownerHeaders });
  const { users } = await answer.json();
  const [photo, user] = [gallery[0]._id, users[0]._id];
  for (const path of [`/gallery/${photo}`, `/update-gallery/${photo}`, `/user/update/${user}`]) {
    await openLoaded(page, path);
    await expectAccessible(page);
  }
});

test("nor where a build has failed and tells why", async ({ page }) => {
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
  await expectAccessible(page);
});

test("nor while screens are loading", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/**", (route) => promise.then(() => route.continue()));
  for (const path of ["/admin-panel", "/contact-information"]) {
    await open(page, path);
    await expect(page.locator(skeletons).first()).toBeVisible();
    await expectAccessible(page);
  }
  resolve();
});

test("nor where a message or an inquiry is answered", async ({ page, request }) => {
  await fillLists(request);
  for (const path of ["/contact-information", "/inquiries-information"]) {
    await openLoaded(page, path);
    await page
      .getByRole("button", { name: /^Respond/ })
      .first()
      .click();
    await expect(page.getByLabel("Your response")).toBeFocused();
    await expectAccessible(page);
  }
});

test("nor where a question is asked", async ({ page, request }) => {
  await fillLists(request);
  await openLoaded(page, "/inquiries-information");
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);
});

test("nor with the menu of a phone open, or a day of the chart read", async ({ page, request }) => {
  await fillLists(request);
  await page.setViewportSize({ width: 320, height: 900 });
  await openLoaded(page, "/admin-panel");
  await page.getByRole("slider", { name: "Inquiries by day" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("link", { name: "View Bookings" })).toBeVisible();
  await expectAccessible(page);
});

test("nor while a picture is sent, and while its answer is awaited", async ({ page }) => {
  await openLoaded(page, "/create-gallery");
  await page.getByRole("textbox", { name: "Title" }).fill(`The bay ${Date.now()}`);
  await dropPicture(page, "bay.png", Buffer.concat([pixel, randomBytes(1_900_000)]));
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await sendAt(network, 20_000);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Sending the photo…")).toBeVisible();
  await expectAccessible(page, allViews);
  await expect(page.getByText("Sending the photo…")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(/^Cancelled\./)).toBeVisible();
  await expectAccessible(page);

  await sendAt(network, -1);
  await holdAnswers(network);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Sent. Waiting for the answer…")).toBeVisible();
  await expectAccessible(page, allViews);
  await page.getByRole("button", { name: "Stop waiting" }).click();
});

test("nor while a photo is made smaller, and when it is", async ({ page }) => {
  const held = await holdDrawing(page);
  await openLoaded(page, "/create-gallery");
  await choosePhoto(page, "hill.jpg", await takePhoto({ width: 3_000, height: 2_000 }));
  await expect(page.getByText("Preparing the photo…")).toBeVisible();
  await expectAccessible(page, allViews);
  held.release();
  await expect(page.getByText(/^Made smaller: 2560 × 1707, /)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, allViews);
});

test.describe("in trouble", () => {
  test.use({ expectedErrors: /^(Failed to load resource|Responding)/ });

  for (const screens of inFives(lists)) {
    test(`nor on ${pathsOf(screens)} when nothing can be loaded`, async ({ page }) => {
      const body = { message: "Something went wrong on our side.", code: "internal" };
      await page.route("**/api/**", (route) => route.fulfill({ status: 500, json: body }));
      await visitEach(page, screens, async () => {
        const alerts = page.getByRole("main").getByRole("alert").filter({ visible: true });
        await expect(alerts.first()).toBeVisible();
        await expectAccessible(page);
      });
    });
  }

  test("nor where the session has ended, on a form and in the panel of an answer", async ({
    page,
    request,
  }) => {
    await fillLists(request);
    const json = { message: "Please sign in.", code: "unauthenticated" };
    const refuse = (address: string) =>
      page.route(address, (route) => route.fulfill({ status: 401, json }));
    await openLoaded(page, "/admin-settings/security");
    await refuse("**/sign-out-others");
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await expect(page.getByText("You are signed out")).toBeVisible();
    await expectAccessible(page, allViews);

    await openLoaded(page, "/contact-information");
    await page
      .getByRole("button", { name: /^Respond/ })
      .first()
      .click();
    await page.getByLabel("Your response").fill("At six.");
    await refuse("**/api/respond");
    await page.getByRole("button", { name: "Send response" }).click();
    await expect(page.getByRole("dialog").getByText("You are signed out")).toBeVisible();
    await expectAccessible(page, allViews);
  });

  test("nor without a connection", async ({ page, context, request }) => {
    await fillLists(request);
    await openLoaded(page, "/contact-information");
    await context.setOffline(true);
    await expect(page.getByText("You are offline")).toBeVisible();
    await expectAccessible(page);
  });
});
