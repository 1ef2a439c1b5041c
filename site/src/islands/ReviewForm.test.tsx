import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fill } from "../testing/fill.ts";
import { brokenOff, startApi } from "../testing/start-api.ts";
import { ReviewForm } from "./ReviewForm.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  location.hash = "";
});

const sites = [
  { name: "Google", url: "https://g.page/lake/review" },
  { name: "Tripadvisor", url: "https://www.tripadvisor.com/lake" },
];
const goodLink = { status: 200, body: { trip: "Kayaking for two days", isFull: false } };
const stored = { status: 201, body: { message: "Thank you for your review." } };

const open = (api: string, token = "a-secret-token") => {
  location.hash = `#token=${token}`;
  return render(<ReviewForm api={api} sites={sites} />);
};

const star = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => userEvent.click(screen.getByRole("button", { name: "Send review" }));

const write = async () => {
  await userEvent.click(star("4 stars"));
  await fill(field(/^Your review/), "Calm water.");
  await fill(field(/^Your name/), "Ada L.");
  await userEvent.click(screen.getByRole("radio", { name: "Yes, with the name above" }));
};

const review = {
  ...{ token: "a-secret-token", stars: 4, comment: "Calm water.", name: "Ada L." },
  ...{ country: "", photo: null, mayBeShown: true },
};

test("sends a review and thanks with the same links to other sites for everybody", async () => {
  await using api = await startApi(goodLink, stored);
  open(api.url);
  expect(await screen.findByText("Your trip: Kayaking for two days")).toBeTruthy();
  await write();
  await send();
  expect(await screen.findByRole("heading", { name: "Thank you for your review" })).toBe(
    document.activeElement,
  );
  expect(screen.getByText(/^It has reached us\. We read every review/)).toBeTruthy();
  expect(api.calls[1]).toMatchObject({ path: "/api/guest-reviews", body: review });
  expect(api.calls[1]?.key).toMatch(/^[\da-f-]{36}$/);
  for (const { name, url } of sites)
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(url);
  cleanup();
  open(api.url);
  expect(field(/^Your review/).value).toBe("");
});

test("promises no publication of a review for the team only", async () => {
  await using api = await startApi(goodLink, stored);
  open(api.url);
  await screen.findByText("Your trip: Kayaking for two days");
  await write();
  await userEvent.click(screen.getByRole("radio", { name: /team only/ }));
  await send();
  expect(await screen.findByText("It has reached us.")).toBeTruthy();
});

test("keeps stars, words and permission over a reload", async () => {
  await using api = await startApi(goodLink);
  open(api.url);
  await write();
  cleanup();
  open(api.url);
  expect(star("4 stars").checked).toBe(true);
  expect(field(/^Your review/).value).toBe("Calm water.");
  expect(
    screen.getByRole<HTMLInputElement>("radio", { name: "Yes, with the name above" }).checked,
  ).toBe(true);
});

test("sends a review by itself once the connection is back", async () => {
  await using api = await startApi(goodLink, brokenOff, stored);
  open(api.url);
  await screen.findByText("Your trip: Kayaking for two days");
  await write();
  await send();
  await screen.findByText(/^We've saved your review and will send it/);
  dispatchEvent(new Event("online"));
  await screen.findByRole("heading", { name: "Thank you for your review" });
  const [, first, second] = api.calls;
  expect(second?.key).toBe(first?.key);
});

test("asks for stars and permission before it sends anything", async () => {
  await using api = await startApi(goodLink);
  open(api.url);
  await screen.findByText("Your trip: Kayaking for two days");
  await send();
  expect(star("1 star").validity.valid).toBe(false);
  expect(api.calls).toHaveLength(1);
});

test("says so when the link doesn't work, the party is complete or the link is missing", async () => {
  const message = "This link doesn't work.";
  await using gone = await startApi({ status: 404, body: { message, code: "not_found" } });
  open(gone.url);
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  cleanup();
  await using full = await startApi({ status: 200, body: { trip: "Kayaking", isFull: true } });
  open(full.url);
  await screen.findByText(/^We already have a review from each of you/);
  cleanup();
  location.hash = "";
  render(<ReviewForm sites={sites} />);
  expect(screen.getByText(/^Open this page with the link/)).toBeTruthy();
});

const choosePhoto = async (bytes: number) => {
  const file = new File(["photo"], "lake.jpg", { type: "image/jpeg" });
  Object.defineProperty(file, "size", { value: bytes });
  await userEvent.upload(field(/^Photo/), file);
};

test("refuses a photo of 60 MB before it is sent", async () => {
  await using api = await startApi(goodLink);
  open(api.url);
  await screen.findByText("Your trip: Kayaking for two days");
  await choosePhoto(60_000_000);
  await screen.findByText("This photo is larger than 40 MB. Please choose a smaller one.");
  expect(api.calls).toHaveLength(1);
});

test("says so when the browser can't open the photo, and sends the review without it", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("No picture.")));
  await using api = await startApi(goodLink, stored);
  open(api.url);
  await screen.findByText("Your trip: Kayaking for two days");
  await choosePhoto(100);
  await screen.findByText("We can't open this photo. Please choose a JPEG or PNG photo.");
  expect(field(/^Photo/)).toBe(document.activeElement);
  await write();
  await send();
  await waitFor(() => expect(api.calls[1]).toMatchObject({ body: { photo: null } }));
});

test("labels no hidden field for a kept photo, and focuses the field after its removal", async () => {
  await using api = await startApi(goodLink);
  const { container } = open(api.url);
  await fill(container.querySelector<HTMLInputElement>("[name=photo]")!, "lake");
  cleanup();
  open(api.url);
  const removal = await screen.findByRole("button", { name: "Remove the photo" });
  expect(screen.queryByLabelText(/^Photo/)).toBeNull();
  await userEvent.click(removal);
  expect(field(/^Photo/)).toBe(document.activeElement);
  expect(screen.queryByText("Your photo is added.")).toBeNull();
});
