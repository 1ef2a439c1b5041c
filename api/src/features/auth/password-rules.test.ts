import { expect, test } from "vitest";
import { createTestApp, testPassword } from "#testing/app/create-test-app.ts";
import { sampleSignup } from "#testing/app/samples.ts";

const weak = [
  ["password123", "tried first"],
  ["PassWord1", "tried first"],
  ["87654321vv", "tried first"],
  [sampleSignup.email, "e-mail"],
  ["Sample Lake Tours", "company"],
  ["samplelaketours", "company"],
] as const;

const openCompany = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const settings = await testApp.services.siteSettings.read();
  const { value, version } = settings.company;
  const json = { section: "company", value: { ...value, name: "Sample Lake Tours" }, version };
  const saved = await testApp.send("PUT /api/settings", { token, json });
  expect(saved.status).toBe(200);
  return testApp;
};

test.each(weak)("nobody signs up with %j, and it is said why", async (password, reason) => {
  const { send } = await openCompany();
  const json = { ...sampleSignup, password };
  expect(await send("POST /api/ibirwa-clients/signup", { json })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "password", message: expect.stringContaining(reason) }] },
  });
});

test("a password is not changed to one that is easily guessed", async () => {
  const { send, signInAs } = await createTestApp();
  const { token, user } = await signInAs("user");
  const route = "POST /api/ibirwa-clients/me/password";
  for (const newPassword of ["password123", user.email]) {
    const json = { currentPassword: testPassword, newPassword };
    expect(await send(route, { token, json })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "newPassword" }] },
    });
  }
});
