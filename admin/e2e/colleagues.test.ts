import { anyEmail, fillSignIn } from "../../api/src/testing/browser/accounts.ts";
import { expect, test } from "./fixtures.ts";

test("a colleague accepts an invitation and gets the screens of content only", async ({
  page,
  openContext,
}) => {
  const account = { email: anyEmail(), password: "long enough to keep" };
  await page.goto("/user-information");
  await page.getByRole("button", { name: "Invite a colleague" }).click();
  const form = page.getByRole("form", { name: "Invite a colleague" });
  await form.getByLabel("Email").fill(account.email);
  await form.getByRole("radio", { name: "Content only" }).check();
  await form.getByRole("button", { name: "Send invitation" }).click();
  // The product under test has no mail server.
  const link = await page.getByText(/accept-invitation#token=/).textContent();
  await expect(page.getByRole("list", { name: "Invited" })).toContainText(account.email);

  const colleague = await (await openContext()).newPage();
  await colleague.goto(link ?? "");
  await colleague.getByLabel("Your name").fill("Grace");
  await colleague.getByLabel("Choose a password").fill(account.password);
  await colleague.getByRole("button", { name: "Create my account" }).click();
  await colleague.waitForURL("/login");
  await fillSignIn(colleague, account);
  await expect(colleague).toHaveURL("/admin-panel");
  const menu = colleague.getByRole("navigation", { name: "Admin" });
  await expect(menu.getByRole("link", { name: "Timetable" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Inbox" })).toHaveCount(0);
  await colleague.goto("/inbox");
  await expect(colleague.getByText("Your account can't open this. Ask an admin.")).toBeVisible();
  await colleague.goto("/admin-settings/mail");
  await expect(colleague.getByText("Your account can't open this. Ask an admin.")).toBeVisible();
});
