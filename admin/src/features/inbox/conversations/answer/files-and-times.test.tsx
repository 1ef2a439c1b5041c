import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Canvas } from "../../../../lib/pictures/prepare-picture.ts";
import {
  acceptAnswer,
  answerRoute,
  field,
  inquiryOf,
  openInbox,
  row,
  three,
} from "../../../../testing/inbox.ts";
import { aConversation } from "../../../../testing/records.ts";

const uploadRoute = "POST /api/conversation-files";
const plan = { _id: "plan", name: "plan.pdf", type: "application/pdf", bytes: 20_000 };
const saved = { message: "File uploaded.", file: plan };
const pdf = () => new File(["%PDF-"], "plan.pdf", { type: "application/pdf" });

const openAline = async (
  changes: Parameters<typeof aConversation>[0] = {},
  surroundings: Parameters<typeof openInbox>[2] = {},
) => {
  const all = [aConversation({ name: "Aline", ...changes }), ...three().slice(1)];
  const [aline] = all;
  const opened = await openInbox(all, "", surroundings);
  acceptAnswer(opened.api, all, aline!);
  opened.api.answer(uploadRoute, saved, 201);
  await opened.user.click(await row("Aline"));
  const box = await field("Aline");
  const attach = async (file = pdf()) => {
    const input = box.closest("section")!.querySelector<HTMLInputElement>("input[type=file]");
    await opened.user.upload(input!, file);
  };
  const sent = () => opened.api.requests(answerRoute(aline!)).map(({ body }) => JSON.parse(body));
  const send = () => opened.user.click(screen.getByRole("button", { name: "Send" }));
  return { ...opened, aline: aline!, all, box, attach, sent, send };
};

const attached = () => screen.findByRole("list", { name: "Attached files" });

test("attaches a file to a reply and keeps it until the reply is sent", async () => {
  const { user, api, attach, sent, send, goBack } = await openAline();
  await user.type(await field("Aline"), "Here is the plan.");
  await attach();
  expect((await attached()).textContent).toContain("plan.pdf");
  expect(api.requests(uploadRoute)).toMatchObject([{ search: "?name=plan.pdf", body: "%PDF-" }]);
  await goBack();
  await user.click(await row("Aline"));
  expect((await attached()).textContent).toContain("plan.pdf");
  await send();
  await waitFor(() => expect(sent()).toMatchObject([{ files: ["plan"] }]));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Attached files" })).toBeNull());
});

test("removes an attached file from the reply and from the server", async () => {
  const { user, api, attach, sent, send } = await openAline();
  await user.type(await field("Aline"), "No plan.");
  await attach();
  await attached();
  const removal = "DELETE /api/conversation-files/plan";
  api.answer(removal, { message: "File removed." });
  await user.click(screen.getByRole("button", { name: "Remove plan.pdf" }));
  await waitFor(() => expect(api.requests(removal)).toHaveLength(1));
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty("files");
});

test("shrinks photos only on request", async () => {
  const canvas: Canvas = {
    measure: async () => ({ width: 4_000, height: 3_000 }),
    draw: async () => new Blob(["small"], { type: "image/jpeg" }),
  };
  const { user, api, attach } = await openAline({}, { canvas });
  const large = "x".repeat(1_000);
  const photo = () => new File([large], "boat.png", { type: "image/png" });
  await attach(photo());
  await attached();
  await user.click(screen.getByRole("checkbox", { name: "Shrink photos" }));
  await attach(photo());
  await waitFor(() => expect(api.requests(uploadRoute)).toHaveLength(2));
  expect(api.requests(uploadRoute)).toMatchObject([
    { search: "?name=boat.png", body: large },
    { search: "?name=boat.jpg", body: "small" },
  ]);
});

test("shows why a file is refused and sends nothing until it is removed", async () => {
  const { user, api, attach, sent, send } = await openAline();
  await user.type(await field("Aline"), "Here is the plan.");
  const message = "“setup.exe” is a program or script, which mail services reject.";
  api.refuse(uploadRoute, 400, { message, code: "validation_failed" });
  await attach(new File(["MZ"], "setup.exe"));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try setup.exe again" })).toBeNull();
  await send();
  expect(
    await screen.findByText("A file wasn't uploaded. Try it again, or remove it."),
  ).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Remove setup.exe" }));
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test("a file that lost its connection is uploaded by a second try", async () => {
  const { user, api, attach } = await openAline();
  api.answer(uploadRoute, "bad gateway", 502);
  await attach();
  await user.click(await screen.findByRole("button", { name: "Try plan.pdf again" }));
  await screen.findByRole("button", { name: "Try plan.pdf again" });
  api.answer(uploadRoute, saved, 201);
  await user.click(screen.getByRole("button", { name: "Try plan.pdf again" }));
  expect((await attached()).textContent).toContain("plan.pdf");
});

test("refuses a file above the limit with what to do instead", async () => {
  const { attach, api } = await openAline();
  await attach(new File([new Uint8Array(15_000_001)], "film.mp4"));
  expect(await screen.findByText(/^“film.mp4” has 15.1 MB; an email can carry 15 MB/)).toBeTruthy();
  expect(api.requests(uploadRoute)).toEqual([]);
});

test("says that files can't go by WhatsApp and records the reply without them", async () => {
  const { user, attach, sent } = await openAline({ phone: "+250788123456" });
  await attach();
  await attached();
  expect(screen.getByText(/^Files only go with emails\./)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "More ways to reply" }));
  await user.click(await screen.findByRole("menuitem", { name: /by phone$/ }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty("files");
});

test("keeps the text of a reply with files when the connection is lost", async () => {
  const { user, api, attach, aline, send } = await openAline();
  await user.type(await field("Aline"), "Here is the plan.");
  await attach();
  await attached();
  api.answerBy(answerRoute(aline), () => "broken off");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  api.stop();
  await send();
  expect(await screen.findByText(/Your text is kept/)).toBeTruthy();
  expect(await field("Aline")).toHaveProperty("value", "Here is the plan.");
  expect((await attached()).textContent).toContain("plan.pdf");
});

const openSendLater = async (user: Awaited<ReturnType<typeof openAline>>["user"]) => {
  await user.click(screen.getByRole("button", { name: "More ways to reply" }));
  await user.click(await screen.findByRole("menuitem", { name: "Send later…" }));
  return within(await screen.findByRole("dialog", { name: "Send later" }));
};

test("schedules a reply for the time that was chosen", async () => {
  const { user, sent } = await openAline();
  await user.type(await field("Aline"), "Karibu!");
  const dialog = await openSendLater(user);
  await user.click(dialog.getByRole("button", { name: /^Tomorrow 8:00/ }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const wait = Date.parse(sent()[0].sendAt) - Date.now();
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThan(48 * 3_600_000);
});

test("schedules a reply for a typed time and refuses one in the past", async () => {
  const { user, sent } = await openAline();
  await user.type(await field("Aline"), "Karibu!");
  const dialog = await openSendLater(user);
  const time = dialog.getByLabelText("Another time");
  const submit = () => dialog.getByRole("button", { name: "Send then" });
  fireEvent.change(time, { target: { value: "2020-01-01T08:00" } });
  expect(dialog.getByText("Choose a time in the next 60 days.")).toBeTruthy();
  expect(submit()).toHaveProperty("disabled", true);
  const day = new Date(Date.now() + 10 * 24 * 3_600_000).toISOString().slice(0, 10);
  fireEvent.change(time, { target: { value: `${day}T08:00` } });
  await user.click(submit());
  await waitFor(() => expect(sent()).toMatchObject([{ sendAt: `${day}T06:00:00.000Z` }]));
});

test("cancels a scheduled reply and puts its text and files back", async () => {
  const { user, api, aline, refetch } = await openAline();
  const at = "2026-11-20T08:00:00.000Z";
  const sendAt = "2026-12-24T06:00:00.000Z";
  const mail = { _id: "mail", status: "queued", lastError: null, sendAt };
  const answer = {
    ...{ kind: "answer", _id: "later", at, by: null, text: "Karibu!", channel: "mail" },
    ...{ to: aline.email, mail, files: [plan], proposal: null },
  };
  const body = { conversation: aline, timeline: [inquiryOf(aline)], earlier: 0 };
  const path = `/api/conversations/${aline._id}`;
  api.answer(`GET ${path}`, { ...body, timeline: [...body.timeline, answer] });
  await refetch();
  expect(await screen.findByText(/^Sends on 24 Dec/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /^plan\.pdf/ })).toBeTruthy();
  api.answer(`GET ${path}`, body);
  const cancelled = { text: "Karibu!", files: [plan] };
  api.answer(`DELETE ${path}/answers/later`, { message: "Reply cancelled.", ...body, cancelled });
  await user.click(screen.getByRole("button", { name: "Cancel sending" }));
  expect(await screen.findByText("Reply cancelled.")).toBeTruthy();
  await waitFor(async () => expect(await field("Aline")).toHaveProperty("value", "Karibu!"));
  expect((await attached()).textContent).toContain("plan.pdf");
  expect(screen.queryByText(/^Sends on/)).toBeNull();
});

test("says when a scheduled reply can't be cancelled any more", async () => {
  const { user, api, aline, refetch } = await openAline();
  const mail = {
    _id: "mail",
    status: "queued",
    lastError: null,
    sendAt: "2026-12-24T06:00:00.000Z",
  };
  const answer = {
    ...{ kind: "answer", _id: "later", at: aline.latestAt, by: null, text: "Karibu!" },
    ...{ channel: "mail", to: aline.email, mail, files: [], proposal: null },
  };
  const timeline = [inquiryOf(aline), answer];
  const path = `/api/conversations/${aline._id}`;
  api.answer(`GET ${path}`, { conversation: aline, timeline, earlier: 0 });
  await refetch();
  const message = "This reply can't be cancelled any more: its sending has started.";
  api.refuse(`DELETE ${path}/answers/later`, 409, { message, code: "conflict" });
  await user.click(await screen.findByRole("button", { name: "Cancel sending" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await field("Aline")).toHaveProperty("value", "");
});

test("inserts several templates at the cursor, with their files", async () => {
  const templates = [
    { name: "Greeting", text: "Karibu!", files: [] },
    { name: "Prices", text: "Our prices are attached.", files: [plan] },
  ];
  const all = three();
  const { user } = await openInbox(all, "", { settings: { answers: { templates } } });
  await user.click(await row("Aline"));
  const box = await field("Aline");
  await user.click(await screen.findByRole("button", { name: "Greeting" }));
  await user.type(box, " See you.");
  if (!(box instanceof HTMLTextAreaElement)) throw new Error("The field is missing.");
  box.setSelectionRange("Karibu!".length, "Karibu!".length);
  await user.click(screen.getByRole("button", { name: "Templates" }));
  await user.click(await screen.findByRole("menuitem", { name: "Prices" }));
  expect(box.value).toBe("Karibu!\n\nOur prices are attached. See you.");
  expect(box.selectionStart).toBe("Karibu!\n\nOur prices are attached.".length);
  expect((await attached()).textContent).toContain("plan.pdf");
});

test("inserts a template below a restored draft, because no cursor was set", async () => {
  const templates = [{ name: "Prices", text: "Our prices are attached.", files: [] }];
  const { user, goBack } = await openInbox(three(), "", { settings: { answers: { templates } } });
  await user.click(await row("Aline"));
  await user.type(await field("Aline"), "Karibu!");
  await goBack();
  await user.click(await row("Aline"));
  const box = await field("Aline");
  if (!(box instanceof HTMLTextAreaElement)) throw new Error("The field is missing.");
  // As browsers do with a text that was there from the beginning.
  box.setSelectionRange(0, 0);
  await user.click(screen.getByRole("button", { name: "Templates" }));
  await user.click(await screen.findByRole("menuitem", { name: "Prices" }));
  expect(box.value).toBe("Karibu!\n\nOur prices are attached.");
});
