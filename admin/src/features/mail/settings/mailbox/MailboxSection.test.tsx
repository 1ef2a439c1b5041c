import { fireEvent, screen, within } from "@testing-library/react";
import type { MailboxSettings } from "shared/inbox/mailbox/mailbox-settings";
import { expect, test } from "vitest";
import { AlertArea } from "../../../../components/feedback/AlertArea.tsx";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openRoutes } from "../../../../testing/open-admin.tsx";
import { MailboxSection } from "./MailboxSection.tsx";

const server = { host: "imap.example.com", port: 993, user: "tours", folder: "INBOX" };
const none: MailboxSettings = { source: "none", server: null, trouble: null, version: "" };
const stored: MailboxSettings = {
  source: "admin",
  server: { ...server, hasPassword: true },
  trouble: { since: "2026-11-20T08:00:00.000Z", reason: "The mail server cannot be reached." },
  version: "one",
};

const open = async (settings: MailboxSettings) => {
  const api = await startFakeApi();
  api.answer("GET /api/mailbox-settings", settings);
  const children = [{ path: "/mail", Component: MailboxSection }];
  const opened = openRoutes([{ Component: AlertArea, children }], "/mail", api);
  await screen.findByText(/IMAP_URL|Save mailbox/);
  const press = (text: string) => opened.user.click(screen.getByText(text).closest("button")!);
  const sent = (route: string) => api.requests(route).map(({ body }) => JSON.parse(body || "{}"));
  return { api, press, sent, ...opened };
};

const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${name}( \\*)?$`), { selector: "input" }), {
    target: { value },
  });

test("an owner enters a mailbox, tests it and saves it", async () => {
  const { api, press, sent } = await open(none);
  fill("Mailbox server", "imap.example.com");
  fill("Mailbox user", "tours");
  fill("Mailbox password", "secret");
  const message = "The mail server refused the user name or password.";
  api.answer("POST /api/mailbox-settings/test", { isReadable: false, message });
  await press("Test connection");
  expect(await screen.findByText(message)).toBeTruthy();
  api.answer("PUT /api/mailbox-settings", { message: "Mailbox saved.", settings: stored });
  await press("Save mailbox");
  expect(await screen.findByText("Mailbox saved.")).toBeTruthy();
  const typed = { ...server, password: "secret" };
  expect(sent("POST /api/mailbox-settings/test")).toEqual([typed]);
  expect(sent("PUT /api/mailbox-settings")).toEqual([{ ...typed, version: "" }]);
});

test("an unreadable mailbox shows the reason and can be removed after a confirmation", async () => {
  const { api, press, user, sent } = await open(stored);
  expect(
    screen.getByText(/^It could not be read since .*The mail server cannot be reached\.$/),
  ).toBeTruthy();
  api.answer("DELETE /api/mailbox-settings", { message: "No mailbox is read.", settings: none });
  await press("Stop reading replies");
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Stop reading" }));
  await expect.poll(() => sent("DELETE /api/mailbox-settings")).toHaveLength(1);
});

test("a mailbox set by the environment is read-only", async () => {
  await open({ ...stored, source: "environment", trouble: null });
  expect(screen.getByText("imap.example.com")).toBeTruthy();
  expect(screen.queryByText("Save mailbox")).toBeNull();
});
