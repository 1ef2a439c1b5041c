import { expect, signInByForm, test } from "./fixtures.ts";

// The browser logs the 403 response that asks for the second factor.
test.use({ startsSignedIn: false, expectedErrors: /status of 403 .* at .*\/login$/ });

test("an admin adds a passkey, and signs in with it and then with a recovery code", async ({
  page,
  context,
  admin,
}) => {
  test.slow();
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signInByForm(page, admin);
  await page.goto("/admin-settings/security");
  await page.getByRole("textbox", { name: "Passkey name" }).fill("My laptop");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const codes = page.getByRole("alert", { name: "Your recovery codes" });
  const recoveryCode = (await codes.getByRole("listitem").first().textContent()) ?? "";
  await codes.getByRole("button", { name: "I saved them" }).click();
  await expect(page.getByRole("list", { name: "Passkeys" })).toContainText("My laptop");
  await expect(page.getByText("10 codes left.")).toBeVisible();

  const enterPassword = async () => {
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("/");
    await page.goto("/login");
    await page.getByLabel("Email").fill(admin.email);
    await page.getByLabel("Password", { exact: true }).fill(admin.password);
    await page.getByRole("button", { name: "Sign In" }).click();
  };
  await enterPassword();
  await page.getByRole("button", { name: "Use your passkey" }).click();
  await page.waitForURL("/admin-panel");

  await enterPassword();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCode);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("/admin-panel");
  await page.goto("/admin-settings/security");
  await expect(page.getByText("9 codes left.")).toBeVisible();
});
