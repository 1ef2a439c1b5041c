import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, phoneLayout } from "../../api/src/testing/browser/expect-accessible.ts";
import { createAdmin, expect, fillSignIn, signIn, signUp, test } from "./fixtures.ts";
import { sendInquiry, untilKept } from "./offline.ts";

const guest = "Sample Guest";
const answerField = (page: Page) => page.getByRole("textbox", { name: `Your reply to ${guest}` });
const waits = "Your reply is saved here and will be sent when you're back online.";
const noteWaits = "Your note is saved here and will be sent when you're back online.";

/** Reads the conversation from the server. */
const readConversation = async (
  request: APIRequestContext,
  headers: { Authorization: string },
  mark: string,
) => {
  const list = await request.get(`/api/conversations?q=${mark}`, { headers });
  const [{ _id }] = (await list.json()).conversations;
  const { timeline } = await (await request.get(`/api/conversations/${_id}`, { headers })).json();
  const ofKind = (kind: string): { text: string; by: { _id: string } }[] =>
    timeline.filter((one: { kind: string }) => one.kind === kind);
  const texts = (kind: string) => ofKind(kind).map(({ text }) => text);
  const writers = ofKind("answer").map(({ by }) => by._id);
  return { id: String(_id), answers: texts("answer"), writers, notes: texts("note") };
};

const openConversation = async (page: Page, mark: string) => {
  await page.goto(`/inbox?q=${mark}`);
  await page.getByRole("link", { name: guest, exact: true }).click();
  await expect(answerField(page)).toBeVisible();
  await untilKept(page);
};

const send = async (page: Page, text: string) => {
  await answerField(page).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
};

/**
 * Opens the conversation of a new inquiry, goes offline and answers; returns the inquiry's search
 * word.
 */
const answerOffline = async (page: Page, request: APIRequestContext, text: string) => {
  const mark = await sendInquiry(request, guest);
  await openConversation(page, mark);
  await page.context().setOffline(true);
  await send(page, text);
  await expect(page.getByText(waits)).toBeVisible();
  return mark;
};

const noteField = (page: Page) => page.getByRole("textbox", { name: "Note for the team" });
const addNoteOffline = async (page: Page, text: string) => {
  await page.getByRole("tab", { name: "Note for the team" }).click();
  await noteField(page).fill(text);
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText(noteWaits)).toBeVisible();
};

test.use({
  startsSignedIn: false,
  expectedErrors:
    /^Failed to load resource: net::|status of (409|410)|status of 401.*\/api\/timetable/,
});

test.beforeEach(async ({ page, admin }) => {
  test.slow();
  await signIn(page, admin);
});

test("sends an offline reply and note exactly once after a reload, with several tabs open", async ({
  page,
  context,
  request,
  ownerHeaders,
}) => {
  const mark = await sendInquiry(request, guest);
  await openConversation(page, mark);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(answerField(other)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("Your reply will be sent when you're back online.")).toBeVisible();
  await send(page, "Karibu, both of you!");
  await expect(page.getByText(waits)).toBeVisible();
  await addNoteOffline(page, "They like coffee.");
  await expect(other.getByText(waits)).toBeVisible();
  await page.reload();
  await expect(page.getByText(waits)).toBeVisible();
  await expect(page.getByRole("img", { name: "Waiting to be sent" })).toBeVisible();
  await context.setOffline(false);
  // The sending tab shows a notice; the notice about the note replaces the notice about the answer.
  const sentNotice = (tab: Page) => tab.getByText(/^Your (reply|note) .+ has been sent\.$/);
  await expect
    .poll(async () => (await sentNotice(page).count()) + (await sentNotice(other).count()), {
      timeout: 40_000,
    })
    .toBeGreaterThan(0);
  await expect(page.getByText(waits)).toHaveCount(0, { timeout: 40_000 });
  await expect(page.getByText("Karibu, both of you!")).toBeVisible();
  await expect(other.getByText(waits)).toHaveCount(0);
  const read = () => readConversation(request, ownerHeaders, mark);
  await expect.poll(() => read().then(({ notes }) => notes)).toEqual(["They like coffee."]);
  expect((await read()).answers).toEqual(["Karibu, both of you!"]);
});

test("a reply that was scheduled offline keeps its time, unless that has passed", async ({
  page,
  request,
  ownerHeaders,
}) => {
  const schedule = async (text: string) => {
    await answerField(page).fill(text);
    await page.getByRole("button", { name: "More ways to reply" }).click();
    await page.getByRole("menuitem", { name: "Send later…" }).click();
    await page.getByRole("button", { name: /^In 1 hour/ }).click();
    await expect(page.getByText(waits)).toBeVisible();
  };
  const mark = await sendInquiry(request, guest);
  await openConversation(page, mark);
  await page.context().setOffline(true);
  await schedule("Later.");
  await page.context().setOffline(false);
  await expect(page.getByText("Reply scheduled.")).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole("button", { name: "Cancel sending" })).toBeVisible();
  await page.clock.setSystemTime(Date.now() - 2 * 3_600_000);
  await page.context().setOffline(true);
  await schedule("An hour ago.");
  await page.context().setOffline(false);
  const late = page.getByText("Reply sent at once, because its time had passed.");
  await expect(late).toBeVisible({ timeout: 40_000 });
  const { answers } = await readConversation(request, ownerHeaders, mark);
  expect(answers.toSorted()).toEqual(["An hour ago.", "Later."]);
});

test("holds back an offline answer after a colleague's answer, and offers to change it", async ({
  page,
  context,
  request,
  ownerHeaders,
}) => {
  const mark = await answerOffline(page, request, "Karibu!");
  const { id } = await readConversation(request, ownerHeaders, mark);
  const data = { text: "A colleague was quicker." };
  await request.post(`/api/conversations/${id}/answers`, { data, headers: ownerHeaders });
  await context.setOffline(false);
  await expect(page.getByText("Your reply wasn't sent. A new message arrived first.")).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByText("A colleague was quicker.")).toBeVisible();
  expect((await readConversation(request, ownerHeaders, mark)).answers).toEqual([data.text]);
  await page.goto(`/inbox/${id}?q=${mark}&show=all`);
  await expect(page.getByRole("img", { name: "Not sent" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Waiting to be sent" })).toHaveCount(0);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(answerField(page)).toHaveValue("Karibu!");
  await expect(page.getByText("Your reply wasn't sent.")).toHaveCount(0);
});

test.describe("after the guest was erased", () => {
  test.use({
    expectedErrors: /^Failed to load resource: net::|status of 404.*\/api\/conversations\//,
  });

  test("an offline text says that the conversation is gone", async ({
    page,
    context,
    request,
    ownerHeaders,
  }) => {
    const mark = await answerOffline(page, request, "Karibu!");
    const email = `${mark}@example.test`;
    const erased = await request.post("/api/personal-data/erase", {
      data: { email },
      headers: ownerHeaders,
    });
    expect(erased.status()).toBe(200);
    await context.setOffline(false);
    const refused = page.getByRole("alert", { name: "Not sent", exact: true });
    await expect(refused).toContainText("The conversation no longer exists.", {
      timeout: 40_000,
    });
    await expectAccessible(page, phoneLayout);
    await refused.getByRole("button", { name: "Discard" }).click();
    await expect(refused).toHaveCount(0);
  });
});

test("a waiting answer can be changed or withdrawn, and signing out asks first", async ({
  page,
  request,
}) => {
  await answerOffline(page, request, "Karibu!");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(answerField(page)).toHaveValue("Karibu!");
  await send(page, "Karibu sana!");
  await expect(page.getByText("Karibu sana!")).toBeVisible();
  await expectAccessible(page, phoneLayout);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Log out and discard unsaved text?")).toBeVisible();
  await expectAccessible(page, phoneLayout);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Don't send" }).click();
  await expect(answerField(page)).toHaveValue("");
});

test("the next session does not send an answer discarded on signing out", async ({
  page,
  context,
  request,
  ownerHeaders,
  admin,
}) => {
  const mark = await answerOffline(page, request, "Karibu!");
  const conversation = new URL(page.url()).pathname;
  const begun = Promise.withResolvers<void>();
  const discarded = Promise.withResolvers<void>();
  const answers = "**/answers";
  // The request is under way when it is discarded, and refused before the session ends.
  await page.route(answers, async (route) => {
    begun.resolve();
    await discarded.promise;
    const json = { message: "A new message arrived first.", code: "edit_conflict" };
    await route.fulfill({ status: 409, json });
  });
  await page.route("**/logout", async (route) => {
    discarded.resolve();
    await page.waitForTimeout(500);
    await route.continue();
  });
  await context.setOffline(false);
  await begun.promise;
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Discard and log out" }).click();
  await page.waitForURL("/");
  await page.unroute(answers);
  await page.goto("/login");
  await fillSignIn(page, admin);
  await page.goto(conversation);
  await expect(answerField(page)).toHaveValue("");
  await expect(page.getByText("Your reply wasn't sent.")).toHaveCount(0);
  // A page sends waiting replies as it opens.
  await page.waitForLoadState("networkidle");
  expect((await readConversation(request, ownerHeaders, mark)).answers).toEqual([]);
});

test("keeps a waiting answer while other people use the browser, and sends it for its author", async ({
  page,
  context,
  request,
  ownerHeaders,
  admin,
}) => {
  const mark = await sendInquiry(request, guest);
  await openConversation(page, mark);
  const conversation = new URL(page.url()).pathname;
  await context.setOffline(true);
  await answerField(page).fill("Karibu!");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText(waits)).toBeVisible();
  const forgetSession = () => page.evaluate(() => localStorage.clear());
  const { _id: writer } = await page.evaluate(() => JSON.parse(localStorage.user));
  await forgetSession();
  await context.setOffline(false);
  await page.goto("/login");
  await fillSignIn(page, await signUp(request));
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign up" })).toBeVisible();
  await page.waitForTimeout(1_000);
  await signIn(page, await createAdmin(request, ownerHeaders));
  await page.goto(conversation);
  await expect(answerField(page)).toHaveValue("");
  // A page sends waiting replies as it opens.
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("Karibu!")).toHaveCount(0);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("/");
  await page.goto("/login");
  await fillSignIn(page, admin);
  await page.goto(conversation);
  const read = () => readConversation(request, ownerHeaders, mark);
  await expect
    .poll(() => read().then(({ answers }) => answers), { timeout: 40_000 })
    .toEqual(["Karibu!"]);
  expect((await read()).writers).toEqual([writer]);
});

test("withdrawing an answer under way says so, and withdrawing a waiting one works at once", async ({
  page,
  context,
  request,
}) => {
  await answerOffline(page, request, "Karibu!");
  await addNoteOffline(page, "They like coffee.");
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  await page.route("**/answers", async (route) => {
    begun.resolve();
    await held.promise;
    await route.abort();
  });
  await context.setOffline(false);
  await begun.promise;
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(noteField(page)).toHaveValue("They like coffee.");
  await page.getByRole("tab", { name: "Reply" }).click();
  await page.getByRole("button", { name: "Don't send" }).click();
  await expect(page.getByText("It's being sent right now.")).toBeVisible();
  await expectAccessible(page, phoneLayout);
  held.resolve();
  await expect(page.getByText("It's being sent right now.")).toHaveCount(0);
  await page.getByRole("button", { name: "Don't send" }).click();
  await expect(page.getByText(waits)).toHaveCount(0);
});
