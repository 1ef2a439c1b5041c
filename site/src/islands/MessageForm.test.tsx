// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { postJson } from "../lib/api.ts";
import { brokenOff, heldAnswer, startApi } from "../testing/start-api.ts";
import { ContactForm } from "./ContactForm.tsx";

/* The contact form stands for both forms by which visitors write. */

const success = "Contact information submitted successfully!";
const stored = { status: 201, body: { message: success } };
const kept = /^Your message is kept here and will be sent by itself/;
const place = "message:contact";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const status = () => screen.getByRole("status").textContent;
const submit = () => userEvent.click(screen.getByRole("button", { name: "Submit" }));
const giveUp = () => screen.queryByRole("button", { name: "Do not send it" });
const texts = () => ["Name", "Email", "Message"].map((label) => field(label).value);

async function fillIn() {
  await userEvent.type(field("Name"), "Ada");
  await userEvent.type(field("Email"), "ada@example.org");
  await userEvent.type(field("Message"), "Do you have tandems?");
}
const typed = ["Ada", "ada@example.org", "Do you have tandems?"];

const open = (api = "", goTo = vi.fn()) => render(<ContactForm api={api} goTo={goTo} />);

/** The page is loaded anew in the same tab. */
function reload(api?: string) {
  cleanup();
  open(api);
}

const comeOnline = () => window.dispatchEvent(new Event("online"));

/** A message that the first try did not get through. */
async function openWaiting(...answers: Parameters<typeof startApi>) {
  const api = await startApi(brokenOff, ...answers);
  open(api.url);
  await fillIn();
  await submit();
  await screen.findByText(kept);
  return api;
}

const keysOf = (calls: { key: string | undefined }[]) => new Set(calls.map(({ key }) => key));

test("what is typed is there again after a reload, and is forgotten once it is sent", async () => {
  await using api = await startApi(stored);
  open(api.url);
  await fillIn();
  reload(api.url);
  expect(texts()).toEqual(typed);
  expect(api.calls).toEqual([]);
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  expect(sessionStorage.length).toBe(0);
  reload(api.url);
  expect(texts()).toEqual(["", "", ""]);
});

test("an older draft does not replace what was typed before the script came", async () => {
  open();
  await fillIn();
  cleanup();
  document.body.innerHTML = "<div></div>";
  const container = document.body.querySelector("div")!;
  const { renderToString } = await import("react-dom/server");
  container.innerHTML = renderToString(<ContactForm />);
  container.querySelector("textarea")!.value = "Are you open in May?";
  render(<ContactForm />, { container, hydrate: true });
  expect(texts()).toEqual(["Ada", "ada@example.org", "Are you open in May?"]);
  reload();
  expect(field("Message").value).toBe("Are you open in May?");
});

test.each(["{", "null", "7", '"text"', "[]", '{"texts":7}', '{"texts":{"name":7},"sent":[]}'])(
  "a form works where the browser has kept %s",
  async (rubbish) => {
    sessionStorage.setItem(place, rubbish);
    await using api = await startApi(stored);
    open(api.url);
    expect(texts()).toEqual(["", "", ""]);
    await fillIn();
    await submit();
    await waitFor(() => expect(status()).toBe(success));
  },
);

test("a form works where the browser keeps nothing", async () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("No", "SecurityError");
  });
  await using api = await openWaiting(stored);
  comeOnline();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(2);
  expect(keysOf(api.calls).size).toBe(1);
});

test("where there is no room for a new text, an older one does not come back", async () => {
  open();
  await fillIn();
  const storage = sessionStorage;
  const getItem = (key: string) => storage.getItem(key);
  const removeItem = (key: string) => storage.removeItem(key);
  const setItem = () => {
    throw new DOMException("Full", "QuotaExceededError");
  };
  const full = { getItem, removeItem, setItem } as unknown as Storage;
  vi.spyOn(window, "sessionStorage", "get").mockReturnValue(full);
  await userEvent.type(field("Message"), " And helmets?");
  reload();
  expect(texts()).toEqual(["", "", ""]);
});

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

test("a message that got no answer waits, and is sent when the browser is online", async () => {
  await using api = await openWaiting(stored);
  expect(status()).toBe("Error: Failed to submit data");
  expect(screen.getByText(kept).getAttribute("aria-live")).toBe("polite");
  expect(texts()).toEqual(typed);
  comeOnline();
  await waitFor(() => expect(status()).toBe(success));
  expect(screen.getByText("Your message, which was waiting, has been sent.")).toBeTruthy();
  expect(giveUp()).toBeNull();
  expect(texts()).toEqual(["", "", ""]);
  expect(api.calls).toHaveLength(2);
  expect(keysOf(api.calls).size).toBe(1);
  const [first, second] = api.calls.map(({ body }) => ({ ...Object(body), filledInMs: 0 }));
  expect(second).toEqual(first);
  expect(sessionStorage.length).toBe(0);
});

test("a word from the browser in the moment in which it was sent sends nothing more", async () => {
  await using api = await openWaiting(stored);
  const { reset } = HTMLFormElement.prototype;
  vi.spyOn(HTMLFormElement.prototype, "reset").mockImplementation(function (this: HTMLFormElement) {
    reset.call(this);
    comeOnline();
  });
  comeOnline();
  await screen.findByText("Your message, which was waiting, has been sent.");
  // Whatever else was on its way has arrived by then.
  for (const later of ["/one", "/two"]) await postJson(api.url + later, {});
  expect(api.calls.filter(({ path }) => path === "/api/contact")).toHaveLength(2);
  expect(status()).toBe(success);
});

test("who waited stays on the page when it is sent", async () => {
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

test("without a word from the browser it is sent again after a rest", async () => {
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

test.each([429, 500, 503])(
  "an answer %i is about the server: the message waits as long as it says",
  async (code) => {
    const busy = { status: code, headers: { "Retry-After": "600" }, body: { message: "Busy." } };
    await using api = await startApi(busy, stored);
    open(api.url);
    await fillIn();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    screen.getByRole("button").click();
    await screen.findByText(kept);
    expect(status()).toBe("Error: Busy.");
    comeOnline();
    vi.advanceTimersByTime(400_000);
    expect(screen.getByText(kept)).toBeTruthy();
    vi.advanceTimersByTime(200_000);
    await waitFor(() => expect(status()).toBe(success));
    expect(api.calls).toHaveLength(2);
  },
);

test.each([
  { status: 200, body: "<h1>Back soon</h1>" },
  { status: 200, body: { message: "Welcome to our network." } },
  { status: 201, body: "<h1>Please sign in</h1>" },
  { status: 204, body: undefined },
])("$status $body is no receipt of ours: the message is kept and waits", async (stranger) => {
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
});

test("a refusal ends the waiting and shows its reasons", async () => {
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

test("after a reload it still waits, and is sent", async () => {
  await using api = await openWaiting(brokenOff, stored);
  reload(api.url);
  expect(await screen.findByText(kept)).toBeTruthy();
  expect(texts()).toEqual(typed);
  await waitFor(() => expect(api.calls).toHaveLength(2));
  comeOnline();
  await waitFor(() => expect(status()).toBe(success));
  expect(keysOf(api.calls).size).toBe(1);
});

test("who reloads while it is on its way has still sent it", async () => {
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

test("a press while it waits sends it once", async () => {
  await using api = await openWaiting(stored);
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  comeOnline();
  expect(api.calls).toHaveLength(2);
  expect(keysOf(api.calls).size).toBe(1);
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
