import type { APIRequestContext, Page } from "@playwright/test";
import type { Account } from "../../api/src/testing/browser/accounts.ts";
import { type See, walkScreen } from "../../api/src/testing/browser/walk-screens.ts";
import { readSpecifiedTexts } from "../../api/src/testing/specified-texts.ts";
import { createTour } from "./create-tour.ts";
import { expect, signIn, signUp, test } from "./fixtures.ts";
import { dropPicture, pixel } from "./uploads.ts";
import { sendInquiry } from "./visitors.ts";

/** The states cause these errors themselves. */
test.use({ expectedErrors: /status of (404|500)|^Failed to load resource/ });

type Given = {
  page: Page;
  request: APIRequestContext;
  ownerHeaders: { Authorization: string };
  admin: Account;
};
type Walk = (given: Given, see: See) => Promise<void>;

const refusal = { message: "Try again later." };

/** From now on, requests with this method and address get this answer. */
const answerWith = (page: Page, call: string, json: object, status = 500) => {
  const [method, address = ""] = call.split(" ");
  return page.route(address, (route) =>
    route.request().method() === method ? route.fulfill({ status, json }) : route.fallback(),
  );
};

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const closeAlert = (page: Page) =>
  page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();

const createPhoto = async ({ request, ownerHeaders }: Given, title: string) => {
  const imageFile = { name: "bay.png", mimeType: "image/png", buffer: pixel };
  const multipart = { title, imageFile };
  const reply = await request.post("/api/gallery", { headers: ownerHeaders, multipart });
  expect(reply.status()).toBe(201);
  return String((await reply.json()).item._id);
};

const contentScreens: Record<string, Walk> = {
  "Create service": async ({ page }, see) => {
    await page.goto("/create-service");
    await expect(page.getByText(/^Copied from/)).toBeVisible();
    await page.getByRole("textbox", { name: "Title" }).fill(`Dawn paddle ${Date.now()}`);
    await answerWith(page, "POST **/api/services", refusal);
    await press(page, "Create Service");
    await see("refused");
    await answerWith(page, "POST **/api/services", {});
    await press(page, "Create Service");
    await see("answer without a message");
    await page.unrouteAll();
    await press(page, "Create Service");
    await see("saved");
  },

  "Update service": async ({ page, request, ownerHeaders }, see) => {
    const { path } = await createTour(request, ownerHeaders, `Dusk paddle ${Date.now()}`);
    await page.goto(path);
    await page.getByLabel("Title").fill(`Night paddle ${Date.now()}`);
    await answerWith(page, "PUT **/api/services/*", refusal);
    await press(page, "Update Service");
    await see("refused");
    await answerWith(page, "PUT **/api/services/*", {});
    await press(page, "Update Service");
    await see("answer without a message");
    await page.unrouteAll();
    await press(page, "Update Service");
    await see("saved");
  },

  "Create gallery": async ({ page }, see) => {
    const title = `Fishing boats ${Date.now()}`;
    await page.goto("/create-gallery");
    await page.getByRole("textbox", { name: "Title" }).fill(title);
    await dropPicture(page, "bay.png", pixel);
    await press(page, "Upload");
    await see("uploaded");
    await page.getByRole("link", { name: `Edit ${title}` }).click();
    await see("photo chosen");
    await page.getByRole("textbox", { name: "Title" }).fill(`${title} at dusk`);
    await answerWith(page, "PUT **/api/gallery/*", refusal);
    await press(page, "Update");
    await see("update refused");
    await answerWith(page, "PUT **/api/gallery/*", {});
    await press(page, "Update");
    await see("answer without a message");
    await answerWith(page, "PUT **/api/gallery/*", {}, 200);
    await press(page, "Update");
    await see("answer without a photo");
    await page.unrouteAll();
    await press(page, "Update");
    await see("updated");
  },

  "Update gallery": async (given, see) => {
    const { page } = given;
    const title = `Reeds ${Date.now()}`;
    await page.goto(`/update-gallery/${await createPhoto(given, title)}`);
    await page.getByRole("textbox", { name: "Title" }).fill(`${title} at dawn`);
    await answerWith(page, "PUT **/api/gallery/*", refusal);
    await press(page, "Update");
    await see("refused");
    await answerWith(page, "PUT **/api/gallery/*", {});
    await press(page, "Update");
    await see("answer without a message");
    await page.route("**/api/gallery/*", (route) => route.abort());
    await press(page, "Update");
    await see("no connection");
    await page.unrouteAll();
    await press(page, "Update");
    await see("saved");
  },

  "Gallery item": async ({ page }, see) => {
    await page.goto("/gallery/nothing-here");
    await see("not loaded");
  },
};

const deskScreens: Record<string, Walk> = {
  Inquiries: async ({ page, request }, see) => {
    const destination = `Iwawa ${Date.now()}`;
    await sendInquiry(request, destination);
    await page.goto(`/inquiries-information?q=${encodeURIComponent(destination)}`);
    const row = page.getByRole("listitem").filter({ hasText: destination });
    await see("inquiry without a name");

    await row.getByRole("button", { name: /^Respond/ }).click();
    const send = async (state: string) => {
      await press(page, "Send response");
      await see(state);
      await closeAlert(page);
    };
    await send("blank response");
    await page.getByLabel("Your response").fill("Karibu!");
    await answerWith(page, "POST **/api/inquiries/respond/*", {});
    await send("response fails");
    await answerWith(page, "POST **/api/inquiries/respond/*", {}, 404);
    await send("response to a missing inquiry");
    await page.unrouteAll();
    await send("response sent");

    const remove = async (state: string) => {
      await row.getByRole("button", { name: /^Delete/ }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await see(state);
      await closeAlert(page);
    };
    await answerWith(page, "DELETE **/api/inquiries/*", {});
    await remove("deletion fails");
    await answerWith(page, "DELETE **/api/inquiries/*", {}, 404);
    await remove("deletion of a missing inquiry");
    await page.unrouteAll();
    await remove("deleted");

    await answerWith(page, "GET **/api/inquiries?*", {}, 404);
    await page.reload();
    await see("list missing");
  },

  Reviews: async ({ page }, see) => {
    await page.goto("/admin-panel/reviews");
    await see("open");
    await answerWith(page, "DELETE **/api/reviews/*", {});
    await page
      .getByRole("button", { name: /^Delete the review/ })
      .first()
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await see("deletion fails");
    await answerWith(page, "GET **/api/reviews", {});
    await page.reload();
    await see("answer without a message");
    await answerWith(page, "GET **/api/reviews", { reviews: [] }, 200);
    await page.reload();
    await see("no reviews");
  },
};

const accountScreens: Record<string, Walk> = {
  Users: async ({ page, request, admin }, see) => {
    const { email } = await signUp(request);
    await signIn(page, admin);
    await page.goto(`/user-information?q=${email}`);
    await see("open");
    await page.getByRole("button", { name: /^Block/ }).click();
    await see("blocked");
    await answerWith(page, "PATCH **/api/ibirwa-clients/user/*/block", {});
    await page.getByRole("button", { name: /^Unblock/ }).click();
    await see("not changed");
    await answerWith(page, "GET **/api/ibirwa-clients/users?*", {});
    await page.reload();
    await see("not loaded");
  },

  "Update user": async ({ page, request, ownerHeaders, admin }, see) => {
    const { email } = await signUp(request);
    const headers = ownerHeaders;
    const reply = await request.get(`/api/ibirwa-clients/users?q=${email}`, { headers });
    const [user] = (await reply.json()).users;
    await signIn(page, admin);
    await page.goto(`/user/update/${user._id}`);
    await page.getByLabel("Username").fill("Ada of the lake");
    await answerWith(page, "PUT **/api/ibirwa-clients/user/*", {});
    await press(page, "Update");
    await see("not saved");
    await page.goto("/user/update/nobody");
    await see("not loaded");
  },

  Settings: async ({ page }, see) => {
    await page.goto("/admin-settings/profile");
    await see("open");
  },
};

const screens: Record<string, Walk> = {
  Sidebar: async ({ page }, see) => {
    await page.goto("/admin-panel");
    await see("open");
  },

  Dashboard: async ({ page }, see) => {
    await page.goto("/admin-panel");
    await see("open");
    await answerWith(page, "GET **/api/services", refusal);
    await page.reload();
    await see("tours refused");
    await answerWith(page, "GET **/api/services", {});
    await page.reload();
    await see("answer without a message");
  },

  ...contentScreens,
  ...deskScreens,
  ...accountScreens,
};

const table = readSpecifiedTexts("Admin");

test("docs/specified-texts.md lists exactly the screens that are opened here", () => {
  expect([...table.keys()]).toEqual(Object.keys(screens));
});

for (const [screen, texts] of table) {
  test(`shows the specified texts: ${screen}`, async ({ page, request, ownerHeaders, admin }) => {
    const given = { page, request, ownerHeaders, admin };
    await walkScreen(page, texts, async (see) => screens[screen]?.(given, see));
  });
}
