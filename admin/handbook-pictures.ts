import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type APIRequestContext, chromium, type Page } from "@playwright/test";
import { adminPaths } from "shared/paths";
import sharp from "sharp";
import { processEnvironment } from "../api/src/platform/env/env.ts";
import { openSession, signIn } from "../api/src/testing/browser/accounts.ts";
import { headlessChromium } from "../api/src/testing/browser/launch-options.ts";
import { owner } from "../api/src/testing/browser/visitor-test.ts";
import { createAdmin } from "./e2e/fixtures.ts";

/*
 * `pnpm handbook:pictures` starts the product with its demo, plays the scenes below on a phone and writes their pictures
 * to docs/handbook/pictures.
 */

const folder = join(import.meta.dirname, "../docs/handbook/pictures");
const port = processEnvironment.PORT ?? "4720";
const baseURL = `http://localhost:${port}`;
const phone = { width: 390, height: 700 };
const largestPicture = 40_000;

type Stage = { page: Page; request: APIRequestContext; headers: Record<string, string> };
type Scene = { name: string; play: (stage: Stage) => Promise<void> };

const days = { checkinDate: "2027-06-03", checkoutDate: "2027-06-03" };
const guest = {
  ...{ ...days, name: "Ada Sample", email: "ada@example.test", phone: "+250 788 123 456" },
  ...{ paxNumber: 3, message: "Can our son (9) join us? This is a sample." },
};
const otherGuest = {
  ...{ ...days, name: "Ben Sample", email: "ben@example.test", paxNumber: 2 },
  message: "Is breakfast included? This is a sample.",
};

const askForTour = async ({ request }: Stage) => {
  const { services } = await (await request.get("/api/services")).json();
  const tour = services.find(
    ({ facts }: { facts: { prices: unknown[] } }) => facts.prices.length > 0,
  );
  const ask = async (data: object) => {
    const reply = await request.post("/api/inquiries", { data });
    if (!reply.ok()) throw new Error(await reply.text());
  };
  await ask({ ...guest, destination: tour.title });
  await ask({ ...otherGuest, destination: services[1].title });
};

const open = async ({ page }: Stage, path: string, heading: string) => {
  await page.goto(path);
  await page.getByRole("heading", { name: heading, exact: true }).first().waitFor();
  await page.waitForLoadState("networkidle");
};

const show = async ({ page }: Stage, name: string) =>
  page
    .getByRole("heading", { name, exact: true })
    .first()
    .evaluate((heading) => heading.scrollIntoView({ block: "start" }));

const openGuest = async ({ page }: Stage) => {
  await page.goto(`${adminPaths.inbox}?show=all&q=Ada`);
  await page.getByRole("link", { name: guest.name }).click();
  await page.getByRole("textbox", { name: /^Your reply to/ }).waitFor();
};

const press = ({ page }: Stage, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();

const scenes: Scene[] = [
  {
    name: "dashboard",
    play: async (stage) => {
      await open(stage, adminPaths.dashboard, "Dashboard");
      await stage.page.getByText("Complete your site").click();
      await stage.page.getByRole("heading", { name: "Required" }).waitFor();
    },
  },
  {
    name: "inbox",
    play: async (stage) => {
      await askForTour(stage);
      await open(stage, adminPaths.inbox, "Inbox");
    },
  },
  {
    name: "reply",
    play: async (stage) => {
      await openGuest(stage);
      await stage.page
        .getByRole("textbox", { name: /^Your reply to/ })
        .fill("Dear Ada,\n\nyes, your son is welcome in a double kayak.");
    },
  },
  {
    name: "proposal",
    play: async (stage) => {
      await openGuest(stage);
      await press(stage, "Proposal");
      await stage.page.getByRole("form", { name: "Proposal" }).waitFor();
      await show(stage, "Prices");
    },
  },
  {
    name: "send",
    play: async (stage) => {
      await press(stage, "Send");
      await stage.page.getByRole("button", { name: "Send email" }).waitFor();
    },
  },
  {
    name: "payments",
    play: async (stage) => {
      await press(stage, "Send email");
      const panel = stage.page.getByRole("region", { name: "Proposals" });
      await panel.getByRole("button", { name: /^More for/ }).click();
      await stage.page.getByRole("menuitem", { name: "Accept for the guest" }).click();
      const dialog = stage.page.getByRole("dialog");
      await dialog.getByRole("button", { name: /^Accept/ }).click();
      await panel.getByRole("button", { name: "Record payment" }).waitFor();
      await dialog.waitFor({ state: "hidden" });
      await stage.page.getByRole("textbox", { name: /^Your reply to/ }).fill("");
      await stage.page.reload();
      await panel.getByRole("button", { name: "Record payment" }).waitFor();
      await panel.evaluate((section) => section.scrollIntoView({ block: "start" }));
    },
  },
  {
    name: "guest-page",
    play: async (stage) => {
      const { request, headers, page } = stage;
      const { conversations } = await (
        await request.get("/api/conversations?q=Ada", { headers })
      ).json();
      const path = `/api/conversations/${conversations[0]._id}/proposals`;
      const { proposals } = await (await request.get(path, { headers })).json();
      await page.goto(proposals[0].versions[0].link);
      await page.waitForLoadState("networkidle");
    },
  },
  {
    name: "ways-to-pay",
    play: async (stage) => {
      await open(stage, "/admin-settings/ways-to-pay", "Ways to pay");
      await press(stage, "Add mobile money");
      await stage.page.getByLabel("Number or code").waitFor();
    },
  },
  {
    name: "site-updates",
    play: (stage) => open(stage, "/admin-settings/publishing", "Site updates"),
  },
  { name: "photos", play: (stage) => open(stage, adminPaths.createGallery, "Create Gallery") },
  { name: "mail", play: (stage) => open(stage, "/admin-settings/mail", "Mail server") },
  {
    name: "notifications",
    play: (stage) => open(stage, "/admin-settings/notifications", "This device"),
  },
  {
    name: "backup",
    play: async (stage) => {
      await open(stage, "/admin-settings/backup", "Backup");
      await press(stage, "Back up now");
      await stage.page.getByText("Good", { exact: true }).waitFor();
    },
  },
  { name: "emails", play: (stage) => open(stage, "/admin-settings/outbox", "Emails") },
];

/** Lowers the quality until the picture is small enough for a phone's connection. */
const compress = async (screenshot: Buffer) => {
  for (const quality of [80, 65, 50, 35, 20, 10]) {
    const picture = await sharp(screenshot).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= largestPicture) return picture;
  }
  throw new Error("A picture of the handbook is larger than 40 kB.");
};

const startProduct = async () => {
  const script = join(
    import.meta.dirname,
    "../api/src/testing/browser/start-product-under-test.ts",
  );
  const settings = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, LOG_LEVEL: "warn" };
  const product = spawn(process.execPath, [script], {
    env: { ...processEnvironment, ...settings, PORT: port },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const answers = async (path: string) => {
    const answer = await fetch(baseURL + path).catch(() => undefined);
    return answer?.ok === true;
  };
  // The admin may be built after the site is live.
  while (!(await answers("/")) || !(await answers(adminPaths.dashboard))) {
    if (product.exitCode !== null) throw new Error("The product did not start.");
    await sleep(500);
  }
  return async () => {
    product.kill("SIGTERM");
    await once(product, "exit");
  };
};

const takePictures = async () => {
  const browser = await chromium.launch(headlessChromium);
  const context = await browser.newContext({
    ...{ baseURL, viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    ...{ colorScheme: "light", reducedMotion: "reduce" },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const session = await openSession(page.request, owner);
  const headers = { Authorization: `Bearer ${session.token}` };
  await signIn(page, await createAdmin(page.request, headers));
  const pictures = new Map<string, Buffer>();
  for (const { name, play } of scenes) {
    await play({ page, request: page.request, headers });
    await sleep(500);
    const picture = await compress(await page.screenshot({ animations: "disabled" }));
    pictures.set(`${name}.webp`, picture);
    process.stdout.write(`${name}.webp ${picture.length} bytes\n`);
  }
  await browser.close();
  return pictures;
};

const replacePictures = async (pictures: Map<string, Buffer>) => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, picture] of pictures) await writeFile(join(folder, name), picture);
};

const stopProduct = await startProduct();
try {
  await replacePictures(await takePictures());
} finally {
  await stopProduct();
}
