import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import * as files from "../../../components/download/download-file.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";

const open = async () => {
  const api = await startFakeApi();
  signIn();
  const opened = openAdmin(pathTo.settings("personal-data"), api);
  await screen.findByRole("heading", { name: "Personal data" });
  return { api, ...opened };
};

const counts = { inquiries: 2, contacts: 1, mails: 7, reviews: 3, accounts: 0 };
const none = { inquiries: 0, contacts: 0, mails: 0, reviews: 0, accounts: 0 };
const findRoute = "POST /api/personal-data/find";
const eraseRoute = "POST /api/personal-data/erase";

test("downloads inquiries as a file named after the day", async () => {
  const keep = vi.spyOn(files, "downloadFile").mockReturnValue();
  const { api, user } = await open();
  api.answer("GET /api/personal-data/inquiries", "Received,Name\r\n2026,Grace\r\n");
  await user.click(screen.getByRole("button", { name: "Download inquiries" }));
  expect(await screen.findByText("The file is in your downloads (1 kB).")).toBeTruthy();
  const [file, name] = keep.mock.calls[0]!;
  expect(await file.text()).toBe("Received,Name\r\n2026,Grace\r\n");
  expect(name).toMatch(/^inquiries-\d{4}-\d\d-\d\d\.csv$/);
});

test("a failed download shows the reason and saves nothing", async () => {
  const keep = vi.spyOn(files, "downloadFile").mockReturnValue();
  const { api, user } = await open();
  const refusal = { message: "The database is busy.", code: "unavailable" } as const;
  api.refuse("GET /api/personal-data/contacts", 503, refusal);
  await user.click(screen.getByRole("button", { name: "Download messages" }));
  expect(await screen.findByText("Couldn't download the file. Please try again.")).toBeTruthy();
  expect(screen.getByText("The database is busy.")).toBeTruthy();
  expect(keep).not.toHaveBeenCalled();
});

test("finds a person and erases the data after a confirmation", async () => {
  const { api, user } = await open();
  api.answer(findRoute, { found: counts });
  await user.type(screen.getByLabelText(/^Person's email or phone number/), "grace@example.test");
  await user.click(screen.getByRole("button", { name: "Find" }));
  expect(await screen.findByText("Stored about grace@example.test:")).toBeTruthy();
  expect(screen.getByText("Emails to, from or about them").nextSibling?.textContent).toBe("7");
  expect(screen.getByText("Reviews", { selector: "dt" }).nextSibling?.textContent).toBe("3");
  await user.click(screen.getByRole("button", { name: "Erase for good" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(api.requests(eraseRoute)).toEqual([]);
  api.answer(eraseRoute, { message: "All of it is erased.", erased: counts });
  await user.click(question.getByRole("button", { name: "Erase for good" }));
  expect(await screen.findByText("All of it is erased.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Erase for good" })).toBeNull();
  expect(JSON.parse(api.requests(eraseRoute)[0]!.body)).toEqual({ email: "grace@example.test" });
});

test("finds a guest known only by phone number", async () => {
  const { api, user } = await open();
  api.answer(findRoute, { found: counts });
  const field = screen.getByLabelText(/^Person's email or phone number/);
  await user.type(field, "+250 788 123 456{Enter}");
  expect(await screen.findByText("Stored about +250 788 123 456:")).toBeTruthy();
  expect(JSON.parse(api.requests(findRoute)[0]!.body)).toEqual({ phone: "+250 788 123 456" });
  await user.click(screen.getByRole("button", { name: "Erase for good" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/^Inquiries with the phone number \+250 788 123 456/)).toBeTruthy();
});

test("reports an unknown person", async () => {
  const { api, user } = await open();
  api.answer(findRoute, { found: none });
  await user.type(
    screen.getByLabelText(/^Person's email or phone number/),
    "nobody@example.test{Enter}",
  );
  expect(await screen.findByText("Nothing is stored about nobody@example.test.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Erase for good" })).toBeNull();
});

test("clears the result when another email is typed", async () => {
  const { api, user } = await open();
  api.answer(findRoute, { found: counts });
  const field = screen.getByLabelText(/^Person's email or phone number/);
  await user.type(field, "grace@example.test{Enter}");
  await screen.findByText("Stored about grace@example.test:");
  await user.type(field, "s");
  await waitFor(() => expect(screen.queryByText(/^Stored about/)).toBeNull());
});

test("shows the server's refusal to erase an admin", async () => {
  const { api, user } = await open();
  const refusal = { message: "This is an admin's account.", code: "conflict" } as const;
  api.refuse(findRoute, 409, refusal);
  await user.type(
    screen.getByLabelText(/^Person's email or phone number/),
    "boss@example.test{Enter}",
  );
  expect(await screen.findByText("This is an admin's account.")).toBeTruthy();
});

test("does not send an invalid email", async () => {
  const { api, user } = await open();
  await user.type(screen.getByLabelText(/^Person's email or phone number/), "grace{Enter}");
  expect(await screen.findByText("Email must be a valid address.")).toBeTruthy();
  expect(api.requests(findRoute)).toEqual([]);
});
