import { screen, within } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test, vi } from "vitest";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aBuild, aPhoto, aService, someCounts, someStats } from "../../testing/records.ts";

const openDashboard = async () => {
  const api = await startFakeApi();
  api.answer("GET /api/stats", someStats());
  api.answer("GET /api/conversations/counts", someCounts({ waiting: 3 }));
  api.answer("GET /api/services", {
    services: [aService({ title: "Kayak at dawn" }), aService({ title: "Bike the ridge" })],
  });
  api.answer("GET /api/gallery", { gallery: [aPhoto({ title: "A kayak" }), aPhoto()] });
  signIn();
  return { api, ...openAdmin(adminPaths.dashboard, api) };
};

test("shows the four counters, the message badge and waiting inquiries", async () => {
  await openDashboard();
  const counters = await screen.findByRole("region", { name: "Counters" });
  expect(
    within(counters)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["4Users", "9Messages", "20Tours", "24Photos"]);
  expect(screen.getByRole("link", { name: "Messages: 9" })).toBeTruthy();
  const waiting = await screen.findByRole("link", { name: "3 guests are waiting" });
  expect(waiting.getAttribute("href")).toBe("/inbox");
});

test("shows how many guests have waited past the reply deadline", async () => {
  const { api, refetch } = await openDashboard();
  await screen.findByRole("link", { name: "3 guests are waiting" });
  expect(screen.queryByText(/than was promised/)).toBeNull();
  api.answer("GET /api/conversations/counts", someCounts({ waiting: 3, overdue: 2 }));
  await refetch();
  const overdue = await screen.findByRole("link", {
    name: "3 guests are waiting, 2 overdue",
  });
  expect(overdue.getAttribute("href")).toBe("/inbox?show=overdue");
});

test("counts a guest waiting by mail, and does not claim that everything is answered", async () => {
  const { api, refetch } = await openDashboard();
  await screen.findByRole("link", { name: "3 guests are waiting" });
  api.answer("GET /api/conversations/counts", someCounts({ waiting: 1 }));
  await refetch();
  const waiting = await screen.findByRole("link", { name: "1 guest is waiting" });
  expect(waiting.getAttribute("href")).toBe("/inbox");
  expect(screen.queryByText("You're all caught up.")).toBeNull();
});

test("shows answer times in words as well as in bars", async () => {
  const api = await startFakeApi();
  api.answer("GET /api/stats", someStats());
  const none = { answered: 0, half: null, nineOfTen: null, waiting: 0, waitingSince: null };
  const waitingSince = new Date(Date.now() - 75 * 3_600_000).toISOString();
  const times = {
    ...{ answered: 4, half: 2 * 3_600, nineOfTen: 30 * 3_600 },
    ...{ waiting: 2, waitingSince },
  };
  api.answer("GET /api/stats/answer-times", {
    ...times,
    weeks: [
      { monday: "2026-11-09", ...none },
      { monday: "2026-11-16", ...times },
    ],
  });
  signIn();
  openAdmin(adminPaths.dashboard, api);
  const region = within(await screen.findByRole("region", { name: "First replies" }));
  expect(
    region.getByText(
      "Half got a reply within 2 hours, 90% within 30 hours (4 guests, last 2 weeks)",
    ),
  ).toBeTruthy();
  expect(
    region.getByText(/^2 guests are waiting for .*, the longest for 3 days now\.$/),
  ).toBeTruthy();
  const rows = region.getAllByRole("row").map((row) => row.textContent);
  expect(rows.slice(1)).toEqual(["Mon 9 Nov00", "Mon 16 Nov4within 2 hourswithin 30 hours2"]);
});

test("shows waiting guests when nobody has an answer yet", async () => {
  const api = await startFakeApi();
  api.answer("GET /api/stats", someStats());
  const waitingSince = new Date(Date.now() - 26 * 3_600_000).toISOString();
  const times = { answered: 0, half: null, nineOfTen: null, waiting: 1, waitingSince };
  const weeks = [{ monday: "2026-11-16", ...times }];
  api.answer("GET /api/stats/answer-times", { ...times, weeks });
  signIn();
  openAdmin(adminPaths.dashboard, api);
  const region = within(await screen.findByRole("region", { name: "First replies" }));
  expect(region.getByText(/^No replies yet/)).toBeTruthy();
  expect(region.getByText(/^1 guest is waiting for .*, for 1 day now\.$/)).toBeTruthy();
});

test("shows no answer times without recent messages", async () => {
  const { api } = await openDashboard();
  await screen.findByRole("region", { name: "Counters" });
  await vi.waitFor(() => expect(api.requests("GET /api/stats/answer-times")).not.toEqual([]));
  expect(screen.queryByRole("region", { name: "First replies" })).toBeNull();
});

test("the quick actions link to the create screens", async () => {
  await openDashboard();
  const services = await screen.findByRole("link", { name: "Add Services" });
  expect(services.getAttribute("href")).toBe("/create-service");
  const gallery = screen.getByRole("link", { name: "Add Gallery" });
  expect(gallery.getAttribute("href")).toBe("/create-gallery");
});

test("typing filters services and gallery by title; submitting searches the web in a new tab", async () => {
  const { user } = await openDashboard();
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  await screen.findByRole("link", { name: "Bike the ridge" });
  await user.type(screen.getByRole("searchbox", { name: "Search by title" }), "KÀYAK");
  expect(screen.getByRole("link", { name: "Kayak at dawn" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "A kayak" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Bike the ridge" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Fishermen singing" })).toBeNull();
  expect(open).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect(open).toHaveBeenCalledWith(
    "https://www.google.com/search?q=K%C3%80YAK",
    "_blank",
    "noopener",
  );
});

test("a tour's card links to its page on the site, unless it has none", async () => {
  const api = await startFakeApi();
  api.answer("GET /api/stats", someStats());
  const services = [
    aService({ _id: "dawn", title: "Kayak at dawn" }),
    aService({ title: "Night boat", isShown: false }),
  ];
  api.answer("GET /api/services", { services });
  api.answer("GET /api/gallery", { gallery: [aPhoto()] });
  signIn();
  openAdmin(adminPaths.dashboard, api);
  await screen.findByRole("link", { name: "Night boat" });
  const views = screen.getAllByText("View on the site");
  expect(views.map((view) => view.getAttribute("href"))).toEqual(["/service/dawn"]);
  expect(views[0]?.getAttribute("aria-label")).toBe("View on the site: Kayak at dawn");
});

test("shows that no guest is waiting", async () => {
  const { api, refetch } = await openDashboard();
  await screen.findByRole("link", { name: "3 guests are waiting" });
  api.answer("GET /api/conversations/counts", someCounts());
  await refetch();
  expect(await screen.findByText("You're all caught up.")).toBeTruthy();
});

test("links to recent possible spam only if there is some", async () => {
  const { api, refetch } = await openDashboard();
  await screen.findByRole("link", { name: "3 guests are waiting" });
  expect(screen.queryByText(/Possible spam/)).toBeNull();
  api.answer("GET /api/stats", someStats({ possibleSpam: { contacts: 3, inquiries: 1 } }));
  api.answer("GET /api/conversations/counts", someCounts());
  await refetch();
  expect(await screen.findByText("You're all caught up.")).toBeTruthy();
  const messages = screen.getByRole("link", { name: "3 messages" });
  expect(messages.getAttribute("href")).toBe("/contact-information?spam=true");
  const inquiries = screen.getByRole("link", { name: "1 inquiry" });
  expect(inquiries.getAttribute("href")).toBe("/inquiries-information?spam=true");
});

test("reports a flood of messages during and after it", async () => {
  const { api, refetch } = await openDashboard();
  await screen.findByRole("link", { name: "3 guests are waiting" });
  expect(screen.queryByText(/flood/i)).toBeNull();
  const times = { from: "2026-11-20T10:00:00.000Z", until: "2026-11-20T10:01:00.000Z" };
  const flood = { ...times, isOver: false, messages: 640 };
  api.answer("GET /api/stats", someStats({ flood }));
  await refetch();
  expect(await screen.findByText("A flood of messages is coming in")).toBeTruthy();
  expect(screen.getByText(/^640 messages above the limit are in Spam since /)).toBeTruthy();
  api.answer("GET /api/stats", someStats({ flood: { ...flood, isOver: true } }));
  await refetch();
  expect(await screen.findByText("A flood of messages came in")).toBeTruthy();
  expect(screen.getByText(/^640 messages above the limit are in Spam, .* to /)).toBeTruthy();
  api.answer("GET /api/stats", someStats({ flood: { ...flood, messages: 1 } }));
  await refetch();
  expect(await screen.findByText(/^1 message above the limit is in Spam since /)).toBeTruthy();
});

test("warns that visitors are refused when the disk is nearly full", async () => {
  const { api, refetch } = await openDashboard();
  await screen.findByRole("link", { name: "3 guests are waiting" });
  expect(screen.queryByText(/^The disk is nearly full/)).toBeNull();
  api.answer("GET /api/stats", someStats({ roomIsShort: true }));
  await refetch();
  expect(await screen.findByText(/^The disk is almost full\. Guests can't send/)).toBeTruthy();
  expect(screen.queryByText("You're all caught up.")).toBeNull();
});

test("a missing recent backup links to the reason", async () => {
  const { api, refetch } = await openDashboard();
  await screen.findByRole("link", { name: "3 guests are waiting" });
  api.answer("GET /api/stats", someStats({ backupIsLate: true }));
  await refetch();
  const link = await screen.findByRole("link", { name: "No recent backup. See why" });
  expect(link.getAttribute("href")).toBe("/admin-settings/backup");
});

test("undelivered mails come first and link to the remedy", async () => {
  const { api, refetch } = await openDashboard();
  await screen.findByRole("link", { name: "3 guests are waiting" });
  const mails = { held: 3, delayed: 1, failed: 1, reason: "535 wrong password", mailbox: null };
  api.answer("GET /api/stats", someStats({ mails }));
  api.answer("GET /api/conversations/counts", someCounts());
  await refetch();
  const held = await screen.findByRole("link", {
    name: "Emails aren't going out. Set up your mail server.",
  });
  expect(held.getAttribute("href")).toBe("/admin-settings/mail");
  const unsent = screen.getByRole("link", {
    name: "2 emails couldn't be sent: 535 wrong password",
  });
  expect(unsent.getAttribute("href")).toBe("/admin-settings/outbox");
  const [first] = within(
    screen.getByText("Waiting for you").closest("[role=status]")!,
  ).getAllByRole("link");
  expect(first).toBe(held);
});

test("a failed release asks for the owner's attention", async () => {
  const { api, refetch } = await openDashboard();
  await screen.findByRole("link", { name: "3 guests are waiting" });
  const failed = aBuild({ status: "failed", liveAt: null, message: "No space left." });
  api.answer("GET /api/builds", { builds: [failed], live: null });
  await refetch();
  const link = await screen.findByRole("link", { name: /site update failed/ });
  expect(link.getAttribute("href")).toBe("/admin-settings/publishing");
});

test("a failed part shows its error, and the rest stays usable", async () => {
  const api = await startFakeApi();
  api.answer("GET /api/stats", someStats());
  api.refuse("GET /api/services", 503, { message: "The database is busy.", code: "unavailable" });
  api.answer("GET /api/gallery", [aPhoto()]);
  signIn();
  openAdmin(adminPaths.dashboard, api);
  expect(await screen.findByText("Error fetching services: The database is busy.")).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Fishermen singing" })).toBeTruthy();
});

test("a response without services is an empty list", async () => {
  const api = await startFakeApi();
  api.answer("GET /api/stats", someStats());
  api.answer("GET /api/services", {});
  api.answer("GET /api/gallery", { data: [] });
  signIn();
  openAdmin(adminPaths.dashboard, api);
  expect(await screen.findByText("No tours yet.")).toBeTruthy();
  expect(await screen.findByText("No photos yet.")).toBeTruthy();
});
