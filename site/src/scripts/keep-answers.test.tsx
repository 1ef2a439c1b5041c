import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderTripGuests } from "../guest-pages/render.tsx";
import { aGuest, tripGuestsPage } from "../testing/trip-guests.ts";
import { keepAnswers } from "./keep-answers.ts";

const fetched = vi.fn<(address: string, sent: RequestInit) => Promise<Response>>();
const assign = vi.fn();

beforeEach(() => {
  fetched.mockReset();
  assign.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(window.location, "assign").mockImplementation(assign);
});
afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (page = tripGuestsPage()) => {
  document.body.innerHTML = `<main>${renderTripGuests(page).html}</main>`;
  keepAnswers();
  return userEvent.setup();
};

const toPage = (page = tripGuestsPage(), status = 422) =>
  new Response(`<main>${renderTripGuests(page).html}</main>`, { status });

const saved = () => {
  const response = new Response("", { status: 200 });
  const url = "http://localhost:3000/p/AbCdEfGhIjKlMnOpQrStUv/guests/2?saved";
  return Object.defineProperties(response, { redirected: { value: true }, url: { value: url } });
};

const name = () => screen.getByLabelText<HTMLInputElement>(/^Full name/);
const status = () => screen.getByRole("status").textContent;
const untilWaiting = () => waitFor(() => expect(status()).toMatch(/^Not saved yet:/));
const save = () => screen.getByRole("button", { name: "Save" });

test("keeps what is typed over a reload until it is saved", async () => {
  const user = open();
  await user.type(name(), "Ada");
  await user.click(screen.getByRole("radio", { name: "No" }));
  const again = open();
  expect(name().value).toBe("Ada");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "No" }).checked).toBe(true);
  fetched.mockResolvedValueOnce(saved());
  await again.click(save());
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(String(fetched.mock.calls[0]?.[1].body)).toContain("name=Ada");
  open();
  expect(name().value).toBe("");
});

test("leaves a saved person's answers as they are", () => {
  const guest = aGuest(1, { version: 1 });
  const typed = { name: "Ada", swims: "no", version: "1" };
  open(tripGuestsPage({ open: { guest, typed, message: null, field: null } }));
  expect(screen.getByRole("radio", { name: "No" })).toHaveProperty("checked", true);
  expect(name().value).toBe("Ada");
});

test("says that it saves or that there is no connection, and saves once there is one", async () => {
  const { promise, reject } = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(promise);
  const user = open();
  expect(status()).toBe("");
  await user.type(name(), "Ada");
  await user.click(save());
  expect(status()).toBe("Saving…");
  expect(save().getAttribute("aria-disabled")).toBe("true");
  await user.click(save());
  reject(new TypeError("Failed to fetch"));
  await untilWaiting();
  expect(fetched).toHaveBeenCalledOnce();
  expect(save().getAttribute("aria-disabled")).toBe("false");
  expect(document.activeElement).toBe(save());
  fetched.mockResolvedValueOnce(saved());
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(status()).toBe("Saved.");
});

test.each([503, 429])("keeps the form and tries again after an answer of %i", async (status) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fetched.mockResolvedValueOnce(
    new Response("<main>Please go back and save again</main>", { status }),
  );
  const user = open();
  await user.type(name(), "Ada");
  await user.click(save());
  await untilWaiting();
  expect(name().value).toBe("Ada");
  fetched.mockResolvedValueOnce(saved());
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  vi.useRealTimers();
});

test("waits longer after each try, and as long as the server asks for", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const busy = (headers = {}) => new Response("", { status: 429, headers });
  fetched.mockResolvedValueOnce(busy()).mockResolvedValueOnce(busy({ "Retry-After": "60" }));
  const user = open();
  await user.type(name(), "Ada");
  await user.click(save());
  await untilWaiting();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce(saved());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(fetched).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});

test("shows the reason for a refusal, and sends the newer version after a conflict", async () => {
  const guest = aGuest(1, { version: 3 });
  const typed = { name: "Ada", version: "3" };
  const message = "Someone else saved this person after you opened the page.";
  fetched.mockResolvedValueOnce(
    toPage(tripGuestsPage({ open: { guest, typed, message, field: "age" } })),
  );
  const user = open();
  await user.type(name(), "Ada");
  await user.click(save());
  expect(await screen.findByText(message)).toBe(document.activeElement);
  fetched.mockResolvedValueOnce(saved());
  await user.click(save());
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(String(fetched.mock.calls[1]?.[1].body)).toContain("version=3");
});

test("counts a page of another server as no connection", async () => {
  fetched.mockResolvedValueOnce(new Response("<p>Hotel Wi-Fi</p>", { status: 200 }));
  const user = open();
  await user.type(name(), "Ada");
  await user.click(save());
  await untilWaiting();
  expect(name().value).toBe("Ada");
});
