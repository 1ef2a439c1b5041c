import { screen } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../../testing/open-admin.tsx";
import { aContact, anInquiry, page } from "../../../../testing/records.ts";

const none = page(0);
const kinds = [
  {
    path: adminPaths.contacts,
    list: "/api/contacts",
    row: (spam: boolean) => aContact({ _id: "m1", name: "Tom", spam }),
    bodyOf: (rows: object[]) => ({ contacts: rows, ...page(rows.length) }),
    savedBody: (contact: object) => ({ contact }),
  },
  {
    path: adminPaths.inquiries,
    list: "/api/inquiries",
    row: (spam: boolean) => anInquiry({ _id: "m1", name: "Tom", spam }),
    bodyOf: (rows: object[]) => ({ inquiries: rows, ...page(rows.length) }),
    savedBody: (inquiry: object) => ({ inquiry }),
  },
];

/** Opens a list with one message and a spam mark that can change. */
const openWith = async (kind: (typeof kinds)[number], isSpam: boolean) => {
  const { path, list, row, bodyOf, savedBody } = kind;
  const api = await startFakeApi();
  let spam = isSpam;
  api.answerBy(`GET ${list}`, ({ search }) => {
    const asked = new URLSearchParams(search).get("spam") === "true";
    return bodyOf(asked === spam ? [row(spam)] : []);
  });
  api.answerBy(`PATCH ${list}/m1/spam`, ({ body }) => {
    spam = JSON.parse(body).spam;
    return { message: spam ? "Marked as spam." : "Marked as not spam.", ...savedBody(row(spam)) };
  });
  signIn();
  return { api, ...openAdmin(path, api) };
};

test.each(kinds)("$path: moves a message to the spam and back", async (kind) => {
  const { user, address } = await openWith(kind, false);
  await user.click(await screen.findByRole("button", { name: "Mark as spam: Tom" }));
  expect(await screen.findByText("It's in Spam now.")).toBeTruthy();
  expect(document.activeElement?.contains(await screen.findByText(/^No .* yet\./))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await user.click(screen.getByRole("radio", { name: "Spam" }));
  expect(address()).toBe(`${kind.path}?spam=true`);
  expect(await screen.findByText("Possible spam")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Not spam: Tom" }));
  expect(await screen.findByText("No possible spam.")).toBeTruthy();
  expect(await screen.findByText("It's back in the list.")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "All" }));
  expect(address()).toBe(kind.path);
  expect(await screen.findByRole("heading", { name: "Tom" })).toBeTruthy();
  expect(screen.queryByText("Possible spam")).toBeNull();
});

test("going back from the spam restores the filter", async () => {
  const [kind] = kinds;
  const { user, address, goBack } = await openWith(kind!, true);
  await user.click(await screen.findByRole("radio", { name: "Unanswered" }));
  await user.click(screen.getByRole("radio", { name: "Spam" }));
  expect(address()).toBe(`${kind!.path}?spam=true`);
  await goBack();
  expect(address()).toBe(`${kind!.path}?answered=false`);
  expect(screen.getByRole("radio", { name: "Unanswered" })).toHaveProperty("checked", true);
});

test("reports a failed change and keeps the message in the list", async () => {
  const [kind] = kinds;
  const { api, user } = await openWith(kind!, false);
  api.refuse("PATCH /api/contacts/m1/spam", 503, { message: "Busy.", code: "unavailable" });
  await user.click(await screen.findByRole("button", { name: "Mark as spam: Tom" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Busy.");
  expect(screen.getByRole("heading", { name: "Tom" })).toBeTruthy();
});

test("offers no spam button for an answered message", async () => {
  const api = await startFakeApi();
  const respondedAt = "2026-11-20T10:00:00.000Z";
  const answered = { responded: true, responseMessage: "Yes.", respondedAt };
  api.answer("GET /api/contacts", { contacts: [aContact(answered)], ...none, total: 1 });
  signIn();
  openAdmin(adminPaths.contacts, api);
  expect(await screen.findByText("Answered", { selector: ".mantine-Badge-label" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /spam/i })).toBeNull();
});
