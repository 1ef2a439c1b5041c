import { fireEvent, screen, within } from "@testing-library/react";
import type { MailSettings } from "shared/mail/mail-settings";
import { expect, test } from "vitest";
import { AlertArea } from "../../../components/feedback/AlertArea.tsx";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openRoutes } from "../../../testing/open-admin.tsx";
import { MailSection } from "./MailSection.tsx";

const route = "PUT /api/mail-settings";

const stored: MailSettings = {
  source: "admin",
  server: { host: "smtp.example.com", port: 587, user: "tours", hasPassword: true },
  fromName: "Sample Tours",
  fromAddress: "tours@example.com",
  inbox: "inbox@example.com",
  version: "one",
};
const input = {
  host: "smtp.example.com",
  port: 587,
  user: "tours",
  fromName: "Sample Tours",
  fromAddress: "tours@example.com",
  inbox: "inbox@example.com",
};

const open = async (settings: MailSettings = stored) => {
  const api = await startFakeApi();
  api.answer("GET /api/mail-settings", settings);
  const children = [{ path: "/mail", Component: MailSection }];
  const opened = openRoutes([{ Component: AlertArea, children }], "/mail", api);
  await screen.findByText(/SMTP_URL|Save mail settings/);
  const press = (text: string) => opened.user.click(screen.getByText(text).closest("button")!);
  const sent = (to = route) => api.requests(to).map(({ body }) => JSON.parse(body));
  return { api, press, sent, ...opened };
};

/** Labels of required fields end with a star. */
const field = (name: string) =>
  screen.getByLabelText(new RegExp(`^${name}( \\*)?$`), { selector: "input" });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

test("an owner without a mail server enters one and learns that mails are held until then", async () => {
  const { api, press, sent } = await open({
    ...stored,
    source: "none",
    server: null,
    fromName: null,
    version: "",
  });
  expect(screen.getByText(/emails wait in the outbox/)).toBeTruthy();
  fill("Mail server", "smtp.example.com");
  fill("User name", "tours");
  fill("Password", "secret");
  api.answer(route, { message: "Mail settings saved.", settings: stored });
  await press("Save mail settings");
  expect(await screen.findByText("Mail settings saved.")).toBeTruthy();
  expect(sent()).toEqual([{ ...input, fromName: null, password: "secret", version: "" }]);
  expect(screen.getByText("A password is saved.")).toBeTruthy();
  expect(screen.queryByText(/emails wait in the outbox/)).toBeNull();
});

test("asks for the password again only when server or user change, and never shows the stored one", async () => {
  const { api, press, sent } = await open();
  expect(screen.getByText("A password is saved.")).toBeTruthy();
  fill("Sender's name", "Sample Boats");
  const settings = { ...stored, fromName: "Sample Boats", version: "two" };
  api.answer(route, { message: "Mail settings saved.", settings });
  await press("Save mail settings");
  await screen.findByText("Mail settings saved.");
  expect(sent()).toEqual([{ ...input, fromName: "Sample Boats", version: "one" }]);
  await press("Change");
  expect(screen.getByText("Leave empty to keep the saved one.")).toBeTruthy();
  fill("Port", "465");
  expect(screen.getByText(/^For this server and user name/)).toBeTruthy();
  const issues = [{ path: "password", message: "Type the password." }];
  const message = "Please check the marked fields.";
  api.refuse(route, 400, { message, code: "validation_failed", issues });
  await press("Save mail settings");
  expect(await screen.findByText("Type the password.")).toBeTruthy();
});

test("a draft keeps all values except the password", async () => {
  const { press } = await open();
  await press("Change");
  fill("Password", "secret");
  fill("Your email", "other@example.com");
  await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain("other@example.com");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("secret");
});

test("a test mail uses the typed values and shows its result beside the button", async () => {
  const { api, press, sent } = await open();
  const trial = "POST /api/mail-settings/test";
  fill("Your email", "not an address");
  await press("Send a test email");
  expect(await screen.findByText("Your email must be a valid address.")).toBeTruthy();
  fill("Your email", "other@example.com");
  api.answer(trial, { isSent: false, message: "The mail server refused the password." });
  await press("Send a test email");
  expect(await screen.findByText("The mail server refused the password.")).toBeTruthy();
  expect(sent(trial)).toEqual([{ ...input, inbox: "other@example.com" }]);
  api.answer(trial, { isSent: true, message: "The mail server accepted a test email." });
  await press("Send a test email");
  expect(await screen.findByText("The mail server accepted a test email.")).toBeTruthy();
  expect(api.requests(route)).toEqual([]);
});

test("settings from the environment are read-only", async () => {
  const { api } = await open({ ...stored, source: "environment", version: "" });
  expect(
    screen.getByText("This is set on the server (SMTP_URL) and can't be changed here."),
  ).toBeTruthy();
  expect(screen.getByText("smtp.example.com")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(api.requests(route)).toEqual([]);
});

test("an edit conflict offers both versions", async () => {
  const { api, press, sent } = await open();
  fill("Your email", "mine@example.com");
  const theirs = { ...stored, inbox: "theirs@example.com", fromName: "Theirs", version: "two" };
  const message = "Someone else changed this in the meantime.";
  api.refuse(route, 409, { message, code: "edit_conflict", current: theirs });
  await press("Save mail settings");
  const choice = within(await screen.findByRole("group", { name: /Couldn't save/ }));
  expect(choice.getByText("Your email")).toBeTruthy();
  await press("Keep what I typed");
  expect(field("Sender's name")).toHaveProperty("value", "Theirs");
  api.answer(route, { message: "Mail settings saved.", settings: { ...theirs, version: "three" } });
  await press("Save mail settings");
  await screen.findByText("Mail settings saved.");
  const saved = { ...input, inbox: "mine@example.com", fromName: "Theirs", version: "two" };
  expect(sent().at(-1)).toEqual(saved);
});

test("checks the records of the sender's domain when the owner asks", async () => {
  const { api, press } = await open();
  expect(api.requests("GET /api/mail-settings/domain")).toEqual([]);
  const spf = { name: "SPF", state: "found", record: "v=spf1 -all", host: "example.com" };
  const dmarc = { name: "DMARC", state: "missing", record: null, host: "_dmarc.example.com" };
  const records = [spf, dmarc].map((record) => ({ ...record, advice: `Advice on ${record.name}` }));
  api.answer("GET /api/mail-settings/domain", { domain: "example.com", records });
  await press("Check DNS records");
  const list = within(await screen.findByRole("list", { name: "Records of example.com" }));
  expect(list.getByText("Found")).toBeTruthy();
  expect(list.getByText("v=spf1 -all")).toBeTruthy();
  expect(list.getByText("Missing")).toBeTruthy();
  expect(list.getByText("Advice on DMARC")).toBeTruthy();
  expect(list.queryByText("Advice on SPF")).toBeNull();
  expect(list.getByRole("button", { name: "Copy the advice on DMARC" })).toBeTruthy();
});
