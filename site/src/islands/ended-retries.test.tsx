import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import {
  comeOnline,
  field,
  fillIn,
  giveUp,
  kept,
  keysOf,
  leave,
  openWaiting,
  place,
  reload,
  status,
  stored,
  submit,
  submitButton,
  success,
  texts,
  typed,
} from "../testing/contact-form.tsx";
import { brokenOff } from "../testing/start-api.ts";

afterEach(leave);

const late = /^We couldn't send your message for almost a day/;
const stopped = "We stopped sending your message. An earlier attempt may already have arrived.";
const replaced = /^You continued this message on another page/;
const removed = /^You sent or discarded this message on another page/;

const untyped = ["", "", ""];

/** Moves the clock without firing timers, as when a device sleeps. */
const letHoursPass = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000);

const draft = () => JSON.parse(sessionStorage.getItem(place) ?? "null");

test("shows a message from yesterday and sends it as a new one, but only after a press", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await using api = await openWaiting(stored);
  letHoursPass(25);
  reload(api.url);
  expect(texts()).toEqual(typed);
  expect(screen.getByText(late)).toBeTruthy();
  expect(giveUp()).toBeNull();
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(2);
  expect(keysOf(api.calls).size).toBe(2);
});

test("stops retrying after 23 hours on an open page, and says so", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await using api = await openWaiting(brokenOff, stored);
  letHoursPass(22);
  comeOnline();
  await waitFor(() => expect(api.calls).toHaveLength(2));
  await screen.findByText(kept);
  letHoursPass(1);
  comeOnline();
  expect(await screen.findByText(late)).toBeTruthy();
  expect(giveUp()).toBeNull();
  expect(texts()).toEqual(typed);
  comeOnline();
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(3);
});

test("repeats the key on a press while the API may know it, and promises no retry", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await using api = await openWaiting(brokenOff, brokenOff, stored);
  letHoursPass(22);
  comeOnline();
  await waitFor(() => expect(api.calls).toHaveLength(2));
  letHoursPass(23);
  await submit();
  expect(await screen.findByText(late)).toBeTruthy();
  expect(api.calls).toHaveLength(3);
  expect(keysOf(api.calls).size).toBe(1);
  letHoursPass(24);
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  expect(keysOf(api.calls).size).toBe(2);
});

test("does not send a message again that was sent or discarded on another page of the tab", async () => {
  await using api = await openWaiting(stored);
  sessionStorage.clear();
  comeOnline();
  expect(await screen.findByText(removed)).toBeTruthy();
  expect(sessionStorage.getItem(place)).toBeNull();
  expect(texts()).toEqual(untyped);
  comeOnline();
  await fillIn();
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(2);
  expect(keysOf(api.calls).size).toBe(2);
});

test("does not send the old text of a message that was changed on another page of the tab", async () => {
  await using api = await openWaiting(stored);
  const changed = { ...draft().texts, message: "Are you open in May?" };
  sessionStorage.setItem(place, JSON.stringify({ texts: changed }));
  comeOnline();
  expect(await screen.findByText(replaced)).toBeTruthy();
  expect(field("Message").value).toBe("Are you open in May?");
  comeOnline();
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(2);
  expect(api.calls[1]?.body).toMatchObject({ message: "Are you open in May?" });
});

const comeBack = () =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));

test("shows changes from the next page on return, and keeps waiting", async () => {
  await using api = await openWaiting(stored);
  const { texts: before, sent } = draft();
  const message = "Are you open in May?";
  const text = JSON.stringify({ ...before, message });
  sessionStorage.setItem(
    place,
    JSON.stringify({ texts: { ...before, message }, sent: { ...sent, text }, waits: true }),
  );
  comeBack();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(2);
  expect(api.calls[1]?.body).toMatchObject({ message });
});

test("says on return that the message was sent or discarded on the next page", async () => {
  await using _api = await openWaiting(stored);
  sessionStorage.clear();
  comeBack();
  expect(await screen.findByText(removed)).toBeTruthy();
  expect(giveUp()).toBeNull();
  expect(texts()).toEqual(untyped);
});

test("clears a text that was not waiting and was sent or discarded on the next page", async () => {
  const issues = [{ path: "email", message: "Such an address does not exist." }];
  await using _api = await openWaiting({ status: 400, body: { message: "Look again.", issues } });
  const issue = () => screen.queryByText("Such an address does not exist.");
  comeOnline();
  await waitFor(() => expect(status()).toBe("Error: Look again."));
  comeBack();
  expect(texts()).toEqual(typed);
  expect(status()).toBe("Error: Look again.");
  expect(issue()).toBeTruthy();
  sessionStorage.clear();
  comeBack();
  await waitFor(() => expect(status()).toBe(""));
  expect(issue()).toBeNull();
  expect(texts()).toEqual(untyped);
  expect(sessionStorage.getItem(place)).toBeNull();
});

test("clears the outcome once the message was sent or discarded on the next page", async () => {
  await using _api = await openWaiting(stored);
  await userEvent.click(giveUp()!);
  expect(screen.getByText(stopped)).toBeTruthy();
  sessionStorage.clear();
  comeBack();
  await waitFor(() => expect(screen.queryByText(stopped)).toBeNull());
  expect(texts()).toEqual(untyped);
});

test("keeps a message waiting on return if the next page did nothing", async () => {
  await using api = await openWaiting(stored);
  comeBack();
  expect(screen.getByText(kept)).toBeTruthy();
  comeOnline();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(2);
});

test("waits for a press after a waiting message was edited, instead of sending half of the edit", async () => {
  await using api = await openWaiting(stored);
  await userEvent.type(field("Message"), " And helmets?");
  const note = screen.getByText(/^You changed your message/).textContent;
  expect(note).toContain("The earlier version may already have arrived.");
  comeOnline();
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls.map(({ body }) => (body as { message: string }).message)).toEqual([
    "Do you have tandems?",
    "Do you have tandems? And helmets?",
  ]);
  expect(keysOf(api.calls).size).toBe(2);
});

test("keeps the text when the visitor cancels sending", async () => {
  await using api = await openWaiting(stored);
  await userEvent.click(giveUp()!);
  expect(screen.queryByText(kept)).toBeNull();
  expect(screen.getByText(stopped)).toBeTruthy();
  expect(document.activeElement).toBe(submitButton());
  comeOnline();
  reload(api.url);
  expect(texts()).toEqual(typed);
  expect(screen.queryByText(kept)).toBeNull();
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(2);
});

test.each([
  ["was sent", stored],
  ["was refused", { status: 400, body: { message: "Look again." } }],
])(
  "moves the keyboard focus to Submit when the focused button disappears, as the message %s",
  async (_, answer) => {
    await using _api = await openWaiting(answer);
    giveUp()?.focus();
    comeOnline();
    await waitFor(() => expect(giveUp()).toBeNull());
    expect(document.activeElement).toBe(submitButton());
  },
);

test("leaves the focus alone if the visitor is elsewhere when a message is sent", async () => {
  await using _api = await openWaiting(stored);
  field("Name").focus();
  const focused = vi.spyOn(submitButton(), "focus");
  comeOnline();
  await waitFor(() => expect(giveUp()).toBeNull());
  expect(document.activeElement).toBe(field("Name"));
  expect(focused).not.toHaveBeenCalled();
});
