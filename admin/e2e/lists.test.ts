import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { aUser } from "../src/testing/records.ts";
import { expect, test } from "./fixtures.ts";
import { sendMessage } from "./visitors.ts";

test("an answered inquiry leaves the unanswered list, and its mail waits in the outbox", async ({
  page,
  request,
}) => {
  const mark = `mark-${Date.now()}`;
  const email = await sendMessage(request, mark);
  await sendMessage(request, mark, "Mei Lin");

  await test.step("the filter lists both inquiries", async () => {
    await page.goto(`/contact-information?q=${mark}`);
    await page.locator("label", { hasText: /^Unanswered$/ }).click();
    await expect(page).toHaveURL(/answered=false/);
    await expect(page.getByRole("list", { name: "Messages" }).getByRole("listitem")).toHaveCount(2);
  });

  await test.step("an answered inquiry leaves the list", async () => {
    const row = page.getByRole("listitem").filter({ hasText: "Tom Becker" });
    await row.getByRole("button", { name: "Respond" }).click();
    const panel = page.getByRole("dialog");
    await panel.getByLabel("Your response").fill("Yes, at four.");
    await expect(panel.getByRole("link", { name: "Reply by email" })).toHaveAttribute(
      "href",
      /body=Yes%2C%20at%20four\.$/,
    );
    await expectAccessible(page);
    await panel.getByRole("button", { name: "Send response" }).click();
    await expect(page.getByText("Response sent successfully!")).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole("listitem").filter({ hasText: "Mei Lin" })).toBeVisible();
  });

  await test.step("the answered list shows it with the state of its mail", async () => {
    await page.locator("label", { hasText: /^Answered$/ }).click();
    const row = page.getByRole("listitem").filter({ hasText: "Tom Becker" });
    await expect(row.getByText("Yes, at four.")).toBeVisible();
    await expect(row.getByText("Not sent: set up your mail server")).toBeVisible();
  });

  await test.step("the outbox lists the mail and explains why it waits", async () => {
    await page.goto("/admin-settings/outbox?status=held");
    await page.getByRole("searchbox", { name: "Search emails" }).fill(email);
    const answers = page.getByRole("listitem").filter({ hasText: /^Re: Your message to/ });
    const answer = answers.filter({ hasText: `To ${email}` });
    await expect(answer).toBeVisible();
    await expect(answer.getByText("Not sent: set up your mail server")).toBeVisible();
    await expect(page.getByRole("link", { name: "Set up mail server" })).toBeVisible();
  });
});

test("keeps order and page in the address across reload and back", async ({ page, request }) => {
  const mark = `order-${Date.now()}`;
  for (const name of ["berta", "Anton", "Cleo"]) await sendMessage(request, mark, name);
  const first = page.getByRole("list", { name: "Messages" }).getByRole("heading").first();

  await page.goto(`/contact-information?q=${mark}&pageSize=1`);
  await expect(first).toHaveText("Cleo");
  await page.getByLabel("Sort by").selectOption("Name A–Z");
  await expect(first).toHaveText("Anton");
  await page.getByRole("button", { name: "next page" }).click();
  await expect(first).toHaveText("berta");
  await expect(page).toHaveURL(/page=2/);

  await page.reload();
  await expect(first).toHaveText("berta");
  await page.goBack();
  await expect(first).toHaveText("Anton");
  await page.goBack();
  await expect(first).toHaveText("Cleo");
  await page.goForward();
  await expect(first).toHaveText("Anton");

  await page.goto(`/contact-information?q=${mark}&pageSize=1&page=99`);
  await expect(page).toHaveURL(/page=3/);
  await expect(first).toHaveText("berta");
});

test("going back to a long list restores its scroll position", async ({ page }) => {
  const users = Array.from({ length: 50 }, (_, number) =>
    aUser({ _id: `user-${number}`, username: `Sample user ${number}` }),
  );
  const answer = { users, total: 50, page: 1, pageSize: 50 };
  await page.route("**/api/ibirwa-clients/users*", (route) => route.fulfill({ json: answer }));
  await page.route("**/api/ibirwa-clients/user/*", (route) =>
    route.fulfill({ json: { user: users[41] } }),
  );
  await page.goto("/user-information");
  const row = page.getByRole("row").filter({ hasText: "Sample user 41" });
  await row.getByRole("link", { name: /^Edit/ }).click();
  await expect(page.getByLabel("Username")).toHaveValue("Sample user 41");
  await page.goBack();
  await expect(row).toBeInViewport();
});
