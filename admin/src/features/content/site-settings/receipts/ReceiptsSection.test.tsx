import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import { standardReceipts } from "shared/inbox/receipts/receipt-words";
import { expect, test } from "vitest";
import { NotificationArea } from "../../../../components/feedback/NotificationArea.tsx";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openRoutes } from "../../../../testing/open-admin.tsx";
import { ReceiptsSection } from "./ReceiptsSection.tsx";

const path = "/admin-settings/site/receipts";
const preview = "POST /api/settings/receipts/preview";
const save = "PUT /api/settings";
const own = { ...blankSettings.receipts, contact: { subject: "Hello {name}", text: "Thanks." } };

const Section = () => (
  <>
    <NotificationArea />
    <ReceiptsSection />
  </>
);

const open = async (receipts = blankSettings.receipts) => {
  const api = await startFakeApi();
  const settings = { receipts };
  const { user } = openRoutes([{ path, Component: Section }], path, api, { settings });
  api.answer(save, { message: "Settings saved.", version: "two" });
  const html = { light: "<p>Light email</p>", dark: "<p>Dark email</p>" };
  api.answer(preview, { subject: "Hello Ada", text: "Hello", html });
  const section = within(await screen.findByRole("region", { name: "After a message" }));
  const press = async (name: string) => user.click(section.getByRole("button", { name }));
  const sent = (route: string) => api.requests(route).map(({ body }) => JSON.parse(body));
  const field = (name: RegExp) => section.getByRole<HTMLTextAreaElement>("textbox", { name });
  return { api, user, section, press, sent, field };
};

test("shows the standard text and saves it as none of the owner's", async () => {
  const { user, field, sent } = await open();
  expect(field(/^Subject/).value).toBe(standardReceipts.contact.subject);
  expect(field(/^Text/).value).toBe(standardReceipts.contact.text);
  fireEvent.change(field(/^Subject/), { target: { value: "We got your message" } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent(save)).toHaveLength(1));
  expect(sent(save)[0].value).toEqual({
    ...blankSettings.receipts,
    contact: { subject: "We got your message", text: null },
  });
});

test("inserts a variable at the cursor, which stays behind it", async () => {
  const { field, section, user } = await open(own);
  const subject = field(/^Subject/);
  subject.setSelectionRange(0, 5);
  const group = within(section.getByRole("group", { name: "Insert into the subject" }));
  await user.click(group.getByRole("button", { name: "{company}" }));
  expect(subject.value).toBe("{company} {name}");
  expect([subject.selectionStart, subject.selectionEnd]).toEqual([9, 9]);
  expect(group.queryByRole("button", { name: "{received}" })).toBeNull();
});

test("names an unknown variable while typing and sends nothing with it", async () => {
  const { field, section, user, sent } = await open(own);
  fireEvent.change(field(/^Text/), { target: { value: "Dear {nmae}" } });
  expect(section.getByRole("alert").textContent).toContain("{nmae} can't be filled in here.");
  for (const name of ["Preview", "Send me a test"])
    expect(section.getByRole("button", { name })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(sent(save)).toEqual([]);
});

test("goes back to the standard text", async () => {
  const { press, field, section } = await open(own);
  expect(field(/^Subject/).value).toBe("Hello {name}");
  await press("Use the standard text");
  expect(field(/^Subject/).value).toBe(standardReceipts.contact.subject);
  expect(section.getByRole("button", { name: "Use the standard text" })).toHaveProperty(
    "disabled",
    true,
  );
});

test("previews unsaved words as the email, on a phone and a computer, light and dark", async () => {
  const { press, user, section, sent, field } = await open(own);
  await press("Preview");
  const frame = await section.findByTitle<HTMLIFrameElement>("The confirmation email");
  expect(frame.getAttribute("sandbox")).toBe("");
  expect([frame.srcdoc, frame.style.width]).toEqual(["<p>Light email</p>", "360px"]);
  expect(section.getByText("Hello Ada")).toBeTruthy();
  await user.click(section.getByRole("radio", { name: "Dark" }));
  await user.click(section.getByRole("radio", { name: "Computer" }));
  expect([frame.srcdoc, frame.style.width]).toEqual(["<p>Dark email</p>", "600px"]);
  fireEvent.change(field(/^Text/), { target: { value: "Murakoze {name}" } });
  await waitFor(() => expect(sent(preview)).toHaveLength(2));
  expect(sent(preview)[1]).toEqual({
    ...{ kind: "contact", subject: "Hello {name}", text: "Murakoze {name}" },
  });
});

test("sends a test of unsaved words and says where it goes", async () => {
  const { api, press, sent } = await open();
  const route = "POST /api/settings/receipts/test";
  api.answer(route, { message: "A test email is on its way to owner@example.test." });
  await press("Send me a test");
  expect(await screen.findByText(/on its way to owner@example.test/)).toBeTruthy();
  expect(sent(route)).toEqual([{ kind: "contact", subject: null, text: null }]);
  const message = "No email can be sent yet. Set up the mail server first.";
  api.refuse(route, 409, { message, code: "conflict", issues: [] });
  await press("Send me a test");
  expect(await screen.findByText(message)).toBeTruthy();
});
