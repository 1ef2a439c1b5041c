// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import {
  comeOnline,
  field,
  giveUp,
  kept,
  keysOf,
  leave,
  openWaiting,
  reload,
  status,
  stored,
  submit,
  success,
  texts,
  typed,
} from "../testing/contact-form.tsx";

afterEach(leave);

test("a message of yesterday is shown, but does not leave by itself", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await using api = await openWaiting(stored);
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  reload(api.url);
  expect(texts()).toEqual(typed);
  expect(screen.queryByText(kept)).toBeNull();
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(2);
});

test("what is changed while it waits does not leave half changed: it waits for the button", async () => {
  await using api = await openWaiting(stored);
  await userEvent.type(field("Message"), " And helmets?");
  expect(screen.getByText(/^You have changed your message/)).toBeTruthy();
  comeOnline();
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls.map(({ body }) => (body as { message: string }).message)).toEqual([
    "Do you have tandems?",
    "Do you have tandems? And helmets?",
  ]);
  expect(keysOf(api.calls).size).toBe(2);
});

test("who does not want to send it any more keeps the text", async () => {
  await using api = await openWaiting(stored);
  await userEvent.click(giveUp()!);
  expect(screen.queryByText(kept)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Submit" }));
  comeOnline();
  reload(api.url);
  expect(texts()).toEqual(typed);
  expect(screen.queryByText(kept)).toBeNull();
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(2);
});
