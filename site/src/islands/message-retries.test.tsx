import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { postJson } from "../lib/api.ts";
import {
  comeOnline,
  fillIn,
  giveUp,
  kept,
  keysOf,
  leave,
  open,
  openWaiting,
  reload,
  status,
  stored,
  submit,
  success,
  texts,
  typed,
} from "../testing/contact-form.tsx";
import { brokenOff, heldAnswer, startApi } from "../testing/start-api.ts";

afterEach(leave);

test("keeps a message without an answer and sends it when the browser is online", async () => {
  await using api = await openWaiting(stored);
  expect(status()).toBe("Error: Failed to submit data");
  const note = screen.getByText(kept);
  expect(note.getAttribute("aria-live")).toBe("polite");
  expect(note.textContent).toContain("as soon as you're back online");
  expect(texts()).toEqual(typed);
  comeOnline();
  await waitFor(() => expect(status()).toBe(success));
  expect(screen.getByText("Your saved message has been sent.")).toBeTruthy();
  expect(giveUp()).toBeNull();
  expect(texts()).toEqual(["", "", ""]);
  expect(api.calls).toHaveLength(2);
  expect(keysOf(api.calls).size).toBe(1);
  const [first, second] = api.calls.map(({ body }) => ({ ...Object(body), filledInMs: 0 }));
  expect(second).toEqual(first);
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

test("aborts a hanging try once the browser is online", async () => {
  const hanging = heldAnswer(stored);
  await using api = await openWaiting(hanging.promise, stored);
  comeOnline();
  await waitFor(() => expect(api.calls).toHaveLength(2));
  comeOnline();
  await waitFor(() => expect(status()).toBe(success));
  hanging.release();
  expect(api.calls).toHaveLength(3);
  expect(keysOf(api.calls).size).toBe(1);
});

test("sends nothing more when the browser comes online just after sending", async () => {
  await using api = await openWaiting(stored);
  const { reset } = HTMLFormElement.prototype;
  vi.spyOn(HTMLFormElement.prototype, "reset").mockImplementation(function (this: HTMLFormElement) {
    reset.call(this);
    comeOnline();
  });
  comeOnline();
  await screen.findByText("Your saved message has been sent.");
  // All other requests have arrived by then.
  for (const later of ["/one", "/two"]) await postJson(api.url + later, {});
  expect(api.calls.filter(({ path }) => path === "/api/contact")).toHaveLength(2);
  expect(status()).toBe(success);
});

test("keeps the visitor on the page when a waiting message is sent", async () => {
  await using api = await startApi(brokenOff, stored);
  const goTo = vi.fn();
  open(api.url, goTo);
  await fillIn();
  await submit();
  await screen.findByText(kept);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  comeOnline();
  await waitFor(() => expect(status()).toBe(success));
  vi.advanceTimersByTime(2_000);
  expect(goTo).not.toHaveBeenCalled();
});

test("retries after a delay without an online event", async () => {
  await using api = await startApi(brokenOff, stored);
  open(api.url);
  await fillIn();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  screen.getByRole("button").click();
  await screen.findByText(kept);
  vi.advanceTimersByTime(5_000);
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(2);
  expect(keysOf(api.calls).size).toBe(1);
});

test.each([429, 500, 503])("retries after status %i as late as the server asks", async (code) => {
  const busy = { status: code, headers: { "Retry-After": "600" }, body: { message: "Busy." } };
  await using api = await startApi(busy, stored);
  open(api.url);
  await fillIn();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  screen.getByRole("button").click();
  await screen.findByText(kept);
  expect(status()).toBe("Error: Busy.");
  expect(screen.getByText(kept).textContent).toContain("as soon as our server is available again");
  comeOnline();
  vi.advanceTimersByTime(400_000);
  expect(screen.getByText(kept)).toBeTruthy();
  vi.advanceTimersByTime(200_000);
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(2);
});

test.each([
  { status: 200, body: "<h1>Back soon</h1>" },
  { status: 200, body: { message: "Welcome to our network." } },
  { status: 201, body: "<h1>Please sign in</h1>" },
  { status: 204, body: undefined },
])(
  "keeps and retries a message after $status $body, which is no receipt of ours",
  async (stranger) => {
    await using api = await startApi(stranger, stranger, stored);
    open(api.url);
    await fillIn();
    await submit();
    await screen.findByText(kept);
    expect(status()).toBe("Error: Failed to submit data");
    reload(api.url);
    await waitFor(() => expect(api.calls).toHaveLength(2));
    expect(texts()).toEqual(typed);
    await screen.findByText(kept);
    comeOnline();
    await waitFor(() => expect(status()).toBe(success));
    expect(keysOf(api.calls).size).toBe(1);
  },
);

test("stops retrying after a refusal and shows its reasons", async () => {
  const issues = [{ path: "email", message: "Email must be a valid address." }];
  const refused = { status: 400, body: { message: "Look again.", issues } };
  await using api = await openWaiting(refused, stored);
  comeOnline();
  await waitFor(() => expect(status()).toBe("Error: Look again."));
  expect(screen.getByText("Email must be a valid address.")).toBeTruthy();
  expect(giveUp()).toBeNull();
  expect(texts()).toEqual(typed);
  comeOnline();
  reload(api.url);
  expect(screen.queryByText(kept)).toBeNull();
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(3);
});

test("keeps waiting after a reload, and sends the message", async () => {
  await using api = await openWaiting(brokenOff, stored);
  reload(api.url);
  expect(await screen.findByText(kept)).toBeTruthy();
  expect(texts()).toEqual(typed);
  await waitFor(() => expect(api.calls).toHaveLength(2));
  comeOnline();
  await waitFor(() => expect(status()).toBe(success));
  expect(keysOf(api.calls).size).toBe(1);
});

test("sends a message once if the page is reloaded during the request", async () => {
  const answer = heldAnswer(stored);
  await using api = await startApi(answer.promise, stored);
  open(api.url);
  await fillIn();
  await submit();
  await waitFor(() => expect(api.calls).toHaveLength(1));
  reload(api.url);
  await waitFor(() => expect(status()).toBe(success));
  answer.release();
  expect(keysOf(api.calls).size).toBe(1);
});
