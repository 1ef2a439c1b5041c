import { expect, test } from "vitest";
import { createTestApp, testPassword } from "#testing/app/create-test-app.ts";
import { sampleSignup } from "#testing/app/samples.ts";

const weak = [
  ["password123", "too common"],
  ["PassWord1", "too common"],
  ["87654321vv", "easy to guess"],
  [sampleSignup.email, "email address"],
  ["Sample Lake Tours", "company"],
  ["samplelaketours", "company"],
  ["SampleLakeTours2026", "company"],
  ["lake-tours-123", "company"],
  ["tourslakesample!", "company"],
  ["s4mpl3l4k3t0urs", "too common"],
  ["aaaaaaaa", "easy to guess"],
  ["x".repeat(128), "easy to guess"],
  ["🛶".repeat(64), "easy to guess"],
  ["abcabcabcabc", "easy to guess"],
  ["ada1ada1", "easy to guess"],
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

test.each(weak)("refuses %j at sign-up and says why", async (password, reason) => {
  const { send } = await openCompany();
  const json = { ...sampleSignup, password };
  expect(await send("POST /api/ibirwa-clients/signup", { json })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "password", message: expect.stringContaining(reason) }] },
  });
});

test.each([
  "Xk9#mQ2p",
  "kayak at dawn",
  "tours of volcano and marmalade",
  `${"aaaa".repeat(8)}Xk9#mQ2p`,
])("accepts %j", async (password) => {
  const { send } = await openCompany();
  const json = { ...sampleSignup, password };
  expect((await send("POST /api/ibirwa-clients/signup", { json })).status).toBe(201);
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
