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

test("taps, repetitions and a reload carry one key", async () => {
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

/** Two presses and Enter, faster than the form can be drawn anew. */
const pressInHaste = (button: HTMLElement) =>
  act(async () => {
    button.click();
    button.click();
    button.closest("form")?.requestSubmit();
  });

test("two presses and Enter send a contact message once", async () => {
  const answer = heldAnswer(stored);
  await using api = await startApi(answer.promise, stored);
  open(api.url);
  await fillIn();
  await pressInHaste(submitButton());
  answer.release();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(1);
});

test("two presses and Enter send an inquiry once", async () => {
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

test("a press while it is being sent again by itself sends nothing more, and tells the outcome", async () => {
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

test("a press while it waits sends it once", async () => {
  await using api = await openWaiting(stored);
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  comeOnline();
  expect(api.calls).toHaveLength(2);
  expect(keysOf(api.calls).size).toBe(1);
});

test("a message that is on its way outlives its page", async () => {
  const sent = vi.spyOn(globalThis, "fetch");
  await using api = await startApi(stored);
  open(api.url);
  await fillIn();
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  const posts = sent.mock.calls.filter(([, init]) => init?.method === "POST");
  expect(posts.map(([, init]) => init?.keepalive)).toEqual([true]);
});

test("a form tells how long it took to fill in, whatever happened meanwhile, and that its hidden field is empty", async () => {
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

test("a program that fills in all there is tells on itself", async () => {
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
