import { pino } from "pino";
import { expect, test } from "vitest";
import { readSettings } from "#platform/env/env.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { newest } from "#testing/app/samples.ts";
import { ensureAdmin } from "./ensure-admin.ts";

const recordWarnings = () => {
  const warnings: unknown[] = [];
  const log = pino({ level: "warn" }, { write: (line) => warnings.push(JSON.parse(line)) });
  return { log, warnings };
};

const openFirstStart = async (variables: Record<string, string> = {}) => {
  const testApp = await createTestApp();
  const printed: string[] = [];
  const settings = readSettings(variables);
  const { services } = testApp;
  const { log, warnings } = recordWarnings();
  const print = (line: string) => printed.push(line);
  const start = () => ensureAdmin(settings, { services, log, print });
  const signIn = async (email: string, password: string) =>
    (await testApp.send("POST /api/ibirwa-clients/login", { json: { email, password } })).status;
  return { ...testApp, printed, warnings, start, signIn };
};

test("the password that is printed at the first start, once, signs the admin in", async () => {
  const { start, printed, signIn } = await openFirstStart();
  await start();
  await start();
  expect(printed).toHaveLength(1);
  const [, email = "", password = ""] =
    /^Admin: (\S+) {2}password: (\S{22})$/.exec(printed[0]!) ?? [];
  expect(email).toBe("admin@localhost.test");
  expect(await signIn(email, password)).toBe(200);
});

test("a password from the settings signs the admin in and is never printed", async () => {
  const variables = { ADMIN_EMAIL: "boss@example.test", ADMIN_PASSWORD: "correct horse" };
  const { start, printed, signIn } = await openFirstStart(variables);
  await start();
  expect(printed).toEqual(["Admin: boss@example.test"]);
  expect(await signIn("boss@example.test", "correct horse")).toBe(200);
});

test("a password from the settings that is easily guessed starts the product, with a warning", async () => {
  const { start, warnings, signIn } = await openFirstStart({ ADMIN_PASSWORD: "password123" });
  await start();
  expect(warnings).toMatchObject([{ event: "admin_password.weak" }]);
  expect(JSON.stringify(warnings)).not.toContain("password123");
  expect(await signIn("admin@localhost.test", "password123")).toBe(200);
});

test("only a printed password must be changed", async () => {
  const printing = await openFirstStart();
  await printing.start();
  const setting = await openFirstStart({ ADMIN_PASSWORD: "correct horse" });
  await setting.start();
  const mustChange = async ({ services }: typeof printing) =>
    (await services.users.findByEmail("admin@localhost.test"))?.user.mustChangePassword;
  expect([await mustChange(printing), await mustChange(setting)]).toEqual([true, false]);
});

test("adds no admin and logs nothing when an admin exists", async () => {
  const { start, printed, signInAsAdmin, services } = await openFirstStart();
  await signInAsAdmin();
  await start();
  expect(printed).toEqual([]);
  expect((await services.users.list(newest(50))).total).toBe(1);
});
