import { screen, waitFor, within } from "@testing-library/react";
import type { Inquiry } from "shared/inquiries";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { anInquiry, aService, page, someCounts, someStats } from "../../../testing/records.ts";

const openInquiries = async (inquiries: Inquiry[], search = "") => {
  const api = await startFakeApi();
  api.answer("GET /api/inquiries", { inquiries, ...page(inquiries.length) });
  signIn();
  return { api, ...openAdmin(adminPaths.inquiries + search, api) };
};

const alertText = async () => (await screen.findByRole("alertdialog")).textContent;
const inPanel = async () => within(await screen.findByRole("dialog"));

test("inquiries are listed; a missing name reads 'Not provided'", async () => {
  await openInquiries([anInquiry({ name: null, destination: "Karongi ridge" })]);
  expect(await screen.findByRole("heading", { name: "Not provided" })).toBeTruthy();
  expect(screen.getByText("Karongi ridge")).toBeTruthy();
});

test("an inquiry leads to its guest's conversation", async () => {
  await openInquiries([anInquiry({ name: "Tom", conversation: "c1" }), anInquiry({})]);
  const link = await screen.findByRole("link", { name: "Open the conversation with Tom" });
  expect(link.getAttribute("href")).toBe("/inbox/c1");
  expect(screen.getAllByRole("link", { name: /^Open the conversation/ })).toHaveLength(1);
});

test("a destination that is the title of a tour leads to its page, unless it is hidden", async () => {
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

test("phone and message are shown in the list and beside the answer, with their line breaks", async () => {
  const written = { phone: "+250788123456", message: "Two of us\ncannot swim." };
  const { user } = await openInquiries([anInquiry(written), anInquiry({ name: "Tom Becker" })]);
  const list = within(await screen.findByRole("list", { name: "Inquiries" }));
  const number = list.getByRole("link", { name: "+250 788 123 456" });
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

test.each([
  ["the given number", { phone: "+491701234567", message: "Or 0788 123 456" }, "491701234567"],
  ["a number in the message", { message: "Call 0788 123 456, please" }, "250788123456"],
  ["a number among the dates", { checkoutDate: "12 May, +44 20 7946 0958" }, "442079460958"],
])("a visitor is answered by WhatsApp at %s", async (_, changes, digits) => {
  const { user } = await openInquiries([anInquiry(changes)]);
  await user.click(await screen.findByRole("button", { name: "Respond to Aline Uwase" }));
  const chat = await (await inPanel()).findByRole("link", { name: /^Answer by WhatsApp \(\+/ });
  expect(chat.getAttribute("href")).toBe(`https://wa.me/${digits}?text=`);
});

test("an answer is sent, the panel closes and the success is told", async () => {
  const inquiry = anInquiry();
  const { api, user } = await openInquiries([inquiry]);
  const route = `POST /api/inquiries/respond/${inquiry._id}`;
  api.answer(route, { message: "Response sent successfully!", inquiry });
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
});

test("an answer is told to the inbox: the number of those who wait is asked for again", async () => {
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
  await alertText();
  expect(await screen.findAllByText("2", { exact: true, selector: "a *" })).not.toEqual([]);
});

test("who answers while mails do not get through is told so", async () => {
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
    "Response sent successfully!It is kept, but may be mailed late: others could not be sent yet. 535 wrong password",
  );
});

test("a blank answer is refused before it is sent", async () => {
  const inquiry = anInquiry();
  const { api, user } = await openInquiries([inquiry]);
  await user.click(await screen.findByRole("button", { name: "Respond to Aline Uwase" }));
  const panel = await inPanel();
  await user.type(panel.getByRole("textbox", { name: "Your response" }), "   ");
  await user.click(panel.getByRole("button", { name: "Send response" }));
  expect(await alertText()).toContain("Response message is required.");
  expect(api.requests(`POST /api/inquiries/respond/${inquiry._id}`)).toEqual([]);
});

test("when sending fails the text stays, also after closing the panel", async () => {
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

test("what another admin answered meanwhile is shown instead of being replaced unseen", async () => {
  const inquiry = anInquiry();
  const { api, user } = await openInquiries([inquiry]);
  await user.click(await screen.findByRole("button", { name: "Respond to Aline Uwase" }));
  const panel = await inPanel();
  await user.type(panel.getByRole("textbox", { name: "Your response" }), "Yes!");
  const respondedAt = "2026-11-20T10:00:00.000Z";
  const theirs = { ...inquiry, responseMessage: "We are full.", respondedAt };
  const route = `POST /api/inquiries/respond/${inquiry._id}`;
  api.refuse(route, 409, {
    message: "Somebody else changed this in the meantime.",
    code: "edit_conflict",
    current: theirs,
  });
  await user.click(panel.getByRole("button", { name: "Send response" }));
  expect(await panel.findByText("Answered meanwhile")).toBeTruthy();
  expect(panel.getByText("We are full.")).toBeTruthy();
  expect(JSON.parse(api.requests(route)[0]!.body)).toMatchObject({ respondedAt: null });
});

test("answering an inquiry that is gone names the endpoint", async () => {
  const { user } = await openInquiries([anInquiry()]);
  await user.click(await screen.findByRole("button", { name: "Respond to Aline Uwase" }));
  const panel = await inPanel();
  await user.type(panel.getByRole("textbox", { name: "Your response" }), "Yes!");
  await user.click(panel.getByRole("button", { name: "Send response" }));
  expect(await alertText()).toContain("Inquiry not found. Please check the API endpoint.");
});

test("a missing list names the endpoint", async () => {
  const api = await startFakeApi();
  api.refuse("GET /api/inquiries", 404, { message: "Not found", code: "not_found" });
  signIn();
  openAdmin(adminPaths.inquiries, api);
  expect(await alertText()).toContain("Inquiries not found. Please check the API endpoint.");
});

test("deleting asks first, deletes, and tells", async () => {
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
  expect(await screen.findByText("No inquiries yet.")).toBeTruthy();
});

test("cancelling keeps the inquiry; a failing delete says so", async () => {
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

test("page and search stand in the address and go to the server", async () => {
  const { user, address } = await openInquiries([anInquiry()], "?page=3&q=boat");
  const search = await screen.findByRole("searchbox", { name: "Search inquiries" });
  expect(search).toHaveProperty("value", "boat");
  await user.clear(search);
  await user.type(search, "kayak");
  await waitFor(() => expect(address()).toBe("/inquiries-information?q=kayak"));
});

test("a guest without an email address is answered by WhatsApp and recorded there", async () => {
  const inquiry = anInquiry({ name: "Cy", email: "", phone: "+250788123456" });
  const { api, user } = await openInquiries([inquiry]);
  const route = `POST /api/inquiries/respond/${inquiry._id}`;
  api.answer(route, { message: "Response sent successfully!", inquiry });
  await user.click(await screen.findByRole("button", { name: "Respond to Cy" }));
  const panel = await inPanel();
  expect(panel.queryByRole("button", { name: "Send response" })).toBeNull();
  expect(panel.queryByRole("link", { name: /email/i })).toBeNull();
  expect(panel.getByRole("link", { name: "Answer by WhatsApp (+250 788 123 456)" })).toBeTruthy();
  await user.click(panel.getByRole("button", { name: "Mark as answered by WhatsApp" }));
  await alertText();
  expect(JSON.parse(api.requests(route)[0]!.body)).toMatchObject({
    responseMessage: "Answered by WhatsApp.",
    channel: "whatsapp",
  });
});

test("an inquiry shows the days that the team set and how far its trip has come", async () => {
  await openInquiries([
    anInquiry({
      ...{ checkinDate: "mi-janvier", startsOn: "2027-01-15", state: "confirmed", waits: false },
      teamDates: { startsOn: "2027-01-20", endsOn: "2027-01-21" },
    }),
  ]);
  expect(await screen.findByText("Confirmed")).toBeTruthy();
  expect(screen.queryByText("Unanswered", { selector: ".mantine-Badge-label" })).toBeNull();
  expect(screen.getByText("Set by the team").nextSibling?.textContent).toContain(
    "Wed 20 – Thu 21 Jan 2027 (1 night)",
  );
});

test("a guest who only called is listed without a tour, people or dates", async () => {
  const noted = { destination: "", paxNumber: 0, checkinDate: "", checkoutDate: "", email: "" };
  await openInquiries([anInquiry({ ...noted, phone: "+250788123456" })]);
  expect(await screen.findAllByText("Not given")).toHaveLength(4);
});

test("the number of a newer request is shown and neither called nor written to", async () => {
  const { user } = await openInquiries([anInquiry({ phone: "+250799666666", aside: true })]);
  expect(await screen.findByText("+250 799 666 666")).toBeTruthy();
  expect(screen.getByText("Newer request")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Respond to Aline Uwase" }));
  const panel = await inPanel();
  expect(panel.queryByRole("link", { name: /WhatsApp|799/ })).toBeNull();
});
