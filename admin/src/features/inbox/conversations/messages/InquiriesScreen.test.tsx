import { screen, waitFor, within } from "@testing-library/react";
import type { Inquiry } from "shared/inbox/inquiries";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../../testing/open-admin.tsx";
import { anInquiry, aService, page, someCounts, someStats } from "../../../../testing/records.ts";

const openInquiries = async (inquiries: Inquiry[], search = "") => {
  const api = await startFakeApi();
  api.answer("GET /api/inquiries", { inquiries, ...page(inquiries.length) });
  signIn();
  return { api, ...openAdmin(adminPaths.inquiries + search, api) };
};

const alertText = async () => (await screen.findByRole("alertdialog")).textContent;
const inPanel = async () => within(await screen.findByRole("dialog"));

test("lists inquiries with their state, dates and conversation", async () => {
  const noted = { destination: "", paxNumber: 0, checkinDate: "", checkoutDate: "", email: "" };
  await openInquiries([
    anInquiry({ name: null, destination: "Karongi ridge" }),
    anInquiry({
      ...{ name: "Tom", conversation: "c1", state: "confirmed", waits: false },
      ...{ checkinDate: "mi-janvier", startsOn: "2027-01-15" },
      teamDates: { startsOn: "2027-01-20", endsOn: "2027-01-21" },
    }),
    anInquiry({ ...noted, name: "Caller", phone: "+250788123456", waits: false }),
  ]);
  const [unnamed, confirmed, caller] = (await screen.findAllByRole("listitem"))
    .filter((item) => within(item).queryByRole("heading"))
    .map((item) => within(item));
  expect(unnamed!.getByRole("heading", { name: "Not provided" })).toBeTruthy();
  expect(unnamed!.getByText("Karongi ridge")).toBeTruthy();
  expect(unnamed!.getByText("Unanswered")).toBeTruthy();
  expect(unnamed!.queryByRole("link", { name: /^Open the conversation/ })).toBeNull();
  const link = confirmed!.getByRole("link", { name: "Open the conversation with Tom" });
  expect(link.getAttribute("href")).toBe("/inbox/c1");
  expect(confirmed!.getByText("Confirmed")).toBeTruthy();
  expect(confirmed!.queryByText("Unanswered")).toBeNull();
  expect(confirmed!.getByText("Trip dates").nextSibling?.textContent).toContain(
    "Wed 20 – Thu 21 Jan 2027 (1 night)",
  );
  expect(caller!.getAllByText("Not given")).toHaveLength(4);
});

test("links a destination to the page of its tour, unless the tour is hidden", async () => {
  const { api, refetch } = await openInquiries([
    anInquiry({ destination: "Kayak" }),
    anInquiry({ destination: "Night boat" }),
    anInquiry({ destination: "Anywhere" }),
  ]);
  await screen.findByText("Anywhere");
  const kayak = aService({ _id: "dawn", title: "Kayak" });
  api.answer("GET /api/services", {
    services: [kayak, aService({ title: "Night boat", isShown: false })],
  });
  await refetch();
  const view = await screen.findByRole("link", { name: "View on the site: Kayak" });
  expect(view.getAttribute("href")).toBe("/service/dawn");
  expect(screen.getAllByText("View on the site")).toHaveLength(1);
});

test("shows phone and message in the list and in the panel", async () => {
  const written = { phone: "+250788123456", message: "Two of us\ncannot swim." };
  const { user } = await openInquiries([anInquiry(written), anInquiry({ name: "Tom Becker" })]);
  const list = within(await screen.findByRole("list", { name: "Inquiries" }));
  const number = await list.findByRole("link", { name: "+250 788 123 456" });
  expect(number.getAttribute("href")).toBe("tel:+250788123456");
  expect(list.getAllByText("Phone")).toHaveLength(1);
  expect(list.getAllByText(/ wrote$/).map(({ textContent }) => textContent)).toEqual([
    "Aline Uwase wrote",
  ]);
  const words = list.getByText(/^Two of us/);
  expect(words.textContent).toBe(written.message);
  await user.click(screen.getByRole("button", { name: "Respond to Aline Uwase" }));
  const panel = await inPanel();
  expect(panel.getByText(/^Two of us/)).toBeTruthy();
  expect(panel.getByRole("link", { name: "+250 788 123 456" })).toBeTruthy();
});

test("shows adults and the ages of children of a guest who named them", async () => {
  await openInquiries([anInquiry({ adults: 2, childrenAges: [4, 9] }), anInquiry()]);
  expect((await screen.findByText("Adults")).nextSibling?.textContent).toBe("2");
  expect(screen.getByText("Children's ages").nextSibling?.textContent).toBe("4, 9");
});

test("sends a reply, closes the panel, shows the alert and counts waiting guests again", async () => {
  const inquiry = anInquiry();
  const { api, user } = await openInquiries([inquiry]);
  const counts = "GET /api/conversations/counts";
  api.answer(counts, someCounts({ waiting: 1 }));
  const route = `POST /api/inquiries/respond/${inquiry._id}`;
  api.answerBy(route, () => {
    api.answer(counts, someCounts({ waiting: 2 }));
    return { message: "Response sent successfully!", inquiry };
  });
  await user.click(await screen.findByRole("button", { name: "Respond to Aline Uwase" }));
  const panel = await inPanel();
  await user.type(panel.getByRole("textbox", { name: "Your response" }), "Yes, come!");
  await user.click(panel.getByRole("button", { name: "Send response" }));
  expect(await alertText()).toContain("Response sent successfully!");
  expect(JSON.parse(api.requests(route)[0]!.body)).toEqual({
    responseMessage: "Yes, come!",
    respondedAt: null,
    channel: "mail",
  });
  expect(screen.queryByRole("textbox", { name: "Your response" })).toBeNull();
  expect(await screen.findAllByText("2", { exact: true, selector: "a *" })).not.toEqual([]);
});

test("the alert says that a reply may be mailed late", async () => {
  const responseMail = { _id: "mail", status: "queued", lastError: null } as const;
  const inquiry = anInquiry({ responseMail });
  const { api, user } = await openInquiries([inquiry]);
  const mails = { held: 0, delayed: 2, failed: 0, reason: "535 wrong password", mailbox: null };
  api.answer("GET /api/stats", someStats({ mails }));
  api.answer(`POST /api/inquiries/respond/${inquiry._id}`, { message: "Sent", inquiry });
  await user.click(await screen.findByRole("button", { name: "Respond to Aline Uwase" }));
  const panel = await inPanel();
  await waitFor(() => expect(api.requests("GET /api/stats")).toHaveLength(1));
  await user.type(panel.getByRole("textbox", { name: "Your response" }), "Yes, come!");
  await user.click(panel.getByRole("button", { name: "Send response" }));
  expect(await alertText()).toContain(
    "Response sent successfully!Saved, but may be sent late: other emails are stuck. 535 wrong password",
  );
});

test("refuses a blank reply before sending it", async () => {
  const inquiry = anInquiry();
  const { api, user } = await openInquiries([inquiry]);
  await user.click(await screen.findByRole("button", { name: "Respond to Aline Uwase" }));
  const panel = await inPanel();
  await user.type(panel.getByRole("textbox", { name: "Your response" }), "   ");
  await user.click(panel.getByRole("button", { name: "Send response" }));
  expect(await alertText()).toContain("Response message is required.");
  expect(api.requests(`POST /api/inquiries/respond/${inquiry._id}`)).toEqual([]);
});

test("keeps the text after a failed reply, also when the panel is closed", async () => {
  const inquiry = anInquiry();
  const { api, user } = await openInquiries([inquiry]);
  const route = `POST /api/inquiries/respond/${inquiry._id}`;
  api.refuse(route, 500, { message: "Something broke.", code: "internal" });
  const respond = await screen.findByRole("button", { name: "Respond to Aline Uwase" });
  await user.click(respond);
  const panel = await inPanel();
  await user.type(panel.getByRole("textbox", { name: "Your response" }), "Yes!");
  await user.click(panel.getByRole("button", { name: "Send response" }));
  expect(await alertText()).toContain("Failed to send response.");
  await user.click(screen.getByRole("button", { name: "OK" }));
  await user.click((await inPanel()).getAllByRole("button", { name: "Close" })[0]!);
  await user.click(respond);
  expect((await inPanel()).getByRole("textbox", { name: "Your response" })).toHaveProperty(
    "value",
    "Yes!",
  );
});

test("shows another admin's newer reply before replacing it", async () => {
  const inquiry = anInquiry();
  const { api, user } = await openInquiries([inquiry]);
  await user.click(await screen.findByRole("button", { name: "Respond to Aline Uwase" }));
  const panel = await inPanel();
  await user.type(panel.getByRole("textbox", { name: "Your response" }), "Yes!");
  const respondedAt = "2026-11-20T10:00:00.000Z";
  const theirs = { ...inquiry, responseMessage: "We are full.", respondedAt };
  const route = `POST /api/inquiries/respond/${inquiry._id}`;
  api.refuse(route, 409, {
    message: "Someone else changed this in the meantime.",
    code: "edit_conflict",
    current: theirs,
  });
  await user.click(panel.getByRole("button", { name: "Send response" }));
  expect(await panel.findByText("Already answered")).toBeTruthy();
  expect(panel.getByText("We are full.")).toBeTruthy();
  expect(JSON.parse(api.requests(route)[0]!.body)).toMatchObject({ respondedAt: null });
});

test("asks before deleting an inquiry and confirms it", async () => {
  const inquiry = anInquiry();
  const { api, user } = await openInquiries([inquiry]);
  const route = `DELETE /api/inquiries/${inquiry._id}`;
  api.answer(route, { message: "Inquiry deleted successfully!" });
  await user.click(await screen.findByRole("button", { name: /^Delete the inquiry/ }));
  expect(await alertText()).toContain("Delete this inquiry?");
  expect(api.requests(route)).toHaveLength(0);
  api.answer("GET /api/inquiries", { inquiries: [], ...page(0) });
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  await waitFor(async () => expect(await alertText()).toContain("Inquiry deleted successfully!"));
  expect(await screen.findByText("No inquiries yet. Share your site's link.")).toBeTruthy();
});

test("keeps the inquiry on Cancel and after a failed deletion", async () => {
  const inquiry = anInquiry();
  const { api, user } = await openInquiries([inquiry]);
  const route = `DELETE /api/inquiries/${inquiry._id}`;
  api.refuse(route, 500, { message: "Something broke.", code: "internal" });
  const remove = await screen.findByRole("button", { name: /^Delete the inquiry/ });
  await user.click(remove);
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(api.requests(route)).toHaveLength(0);
  await user.click(remove);
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  await waitFor(async () => expect(await alertText()).toContain("Failed to delete inquiry."));
});

test("keeps page and search in the address", async () => {
  const { user, address } = await openInquiries([anInquiry()], "?page=3&q=boat");
  const search = await screen.findByRole("searchbox", { name: "Search inquiries" });
  expect(search).toHaveProperty("value", "boat");
  await user.clear(search);
  await user.type(search, "kayak");
  await waitFor(() => expect(address()).toBe("/inquiries-information?q=kayak"));
});

test("records a WhatsApp reply to a guest without an email address", async () => {
  const inquiry = anInquiry({ name: "Cy", email: "", phone: "+250788123456" });
  const { api, user } = await openInquiries([inquiry]);
  const route = `POST /api/inquiries/respond/${inquiry._id}`;
  api.answer(route, { message: "Response sent successfully!", inquiry });
  await user.click(await screen.findByRole("button", { name: "Respond to Cy" }));
  const panel = await inPanel();
  expect(panel.queryByRole("button", { name: "Send response" })).toBeNull();
  expect(panel.queryByRole("link", { name: /email/i })).toBeNull();
  expect(panel.getByRole("link", { name: "Reply by WhatsApp (+250 788 123 456)" })).toBeTruthy();
  await user.click(panel.getByRole("button", { name: "Mark as answered by WhatsApp" }));
  await alertText();
  expect(JSON.parse(api.requests(route)[0]!.body)).toMatchObject({
    responseMessage: "Answered by WhatsApp.",
    channel: "whatsapp",
  });
});

test("shows the phone number of a newer request without links", async () => {
  const { user } = await openInquiries([anInquiry({ phone: "+250799666666", aside: true })]);
  expect(await screen.findByText("+250 799 666 666")).toBeTruthy();
  expect(screen.getByText("Newer request")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Respond to Aline Uwase" }));
  const panel = await inPanel();
  expect(panel.queryByRole("link", { name: /WhatsApp|799/ })).toBeNull();
});
