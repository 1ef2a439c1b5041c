import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { InquiryForm } from "../../islands/InquiryForm.tsx";
import {
  comeOnline,
  field,
  fillIn,
  keysOf,
  leave,
  open,
  openWaiting,
  reload,
  status,
  stored,
  submit,
  submitButton,
  success,
} from "../../testing/contact-form.tsx";
import { heldAnswer, startApi } from "../../testing/start-api.ts";

afterEach(leave);

test("uses one key for taps, repetitions and a reload", async () => {
  const refused = { status: 400, body: { message: "Not now." } };
  await using api = await startApi(refused, refused, stored);
  open(api.url);
  await fillIn();
  const button = screen.getByRole("button");
  await Promise.all([userEvent.click(button), userEvent.click(button)]);
  await waitFor(() => expect(status()).toBe("Error: Not now."));
  const taps = api.calls.length;
  reload(api.url);
  await submit();
  await waitFor(() => expect(api.calls.length).toBeGreaterThan(taps));
  expect(taps).toBe(1);
  expect(keysOf(api.calls).size).toBe(1);
  expect(api.calls[0]?.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});

/** Two presses and Enter, faster than React renders the form again. */
const pressInHaste = (button: HTMLElement) =>
  act(async () => {
    button.click();
    button.click();
    button.closest("form")?.requestSubmit();
  });

test("sends a contact message once after two presses and Enter", async () => {
  const answer = heldAnswer(stored);
  await using api = await startApi(answer.promise, stored);
  open(api.url);
  await fillIn();
  await pressInHaste(submitButton());
  answer.release();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(1);
});

test("sends an inquiry once after two presses and Enter", async () => {
  const answer = heldAnswer(stored);
  await using api = await startApi(answer.promise, stored);
  render(<InquiryForm promise="We answer soon." api={api.url} />);
  for (const label of ["Email", "Destination", "Number of people", "From", "To"]) {
    await userEvent.type(field(label), label === "Email" ? "ada@example.org" : "3");
  }
  await pressInHaste(screen.getByRole("button", { name: "Inquire Now" }));
  answer.release();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(1);
});

test("sends nothing more on a press during an automatic retry, and shows the outcome", async () => {
  const answer = heldAnswer(stored);
  await using api = await openWaiting(answer.promise, stored);
  comeOnline();
  await waitFor(() => expect(api.calls).toHaveLength(2));
  await submit();
  expect(screen.getByRole("button", { name: "Submitting..." })).toBeTruthy();
  answer.release();
  await waitFor(() => expect(status()).toBe(success));
  expect(screen.queryByText("Your saved message has been sent.")).toBeNull();
  expect(api.calls).toHaveLength(2);
});

test("sends a waiting message once after a press", async () => {
  await using api = await openWaiting(stored);
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  comeOnline();
  expect(api.calls).toHaveLength(2);
  expect(keysOf(api.calls).size).toBe(1);
});

test("lets a request finish after the page has closed", async () => {
  const sent = vi.spyOn(globalThis, "fetch");
  await using api = await startApi(stored);
  open(api.url);
  await fillIn();
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  const posts = sent.mock.calls.filter(([, init]) => init?.method === "POST");
  expect(posts.map(([, init]) => init?.keepalive)).toEqual([true]);
});

test("reports the time to fill in the form and an empty hidden field", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await using api = await startApi(stored, stored);
  open(api.url);
  vi.setSystemTime(Date.now() + 60_000);
  await userEvent.type(field("Name"), "Ada");
  vi.setSystemTime(Date.now() + 20_000);
  reload(api.url);
  await userEvent.type(field("Email"), "ada@example.org");
  await userEvent.type(field("Message"), "Hello");
  vi.setSystemTime(Date.now() + 10_000);
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls[0]?.body).toMatchObject({ topic: "", filledInMs: 30_000 });

  reload(api.url);
  await fillIn();
  vi.setSystemTime(Date.now() - 3_600_000);
  await submit();
  await waitFor(() => expect(api.calls).toHaveLength(2));
  expect(api.calls[1]?.body).toMatchObject({ filledInMs: 0 });
});

test("reports a bot that fills in every field", async () => {
  await using api = await startApi(stored);
  open(api.url);
  await fillIn();
  const trap = document.querySelector<HTMLInputElement>("input[name=topic]")!;
  expect({ tab: trap.tabIndex, complete: trap.autocomplete }).toEqual({ tab: -1, complete: "off" });
  expect(trap.closest("[aria-hidden=true]")).toBeTruthy();
  trap.value = "Buy now";
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls[0]?.body).toMatchObject({ topic: "Buy now" });
});
