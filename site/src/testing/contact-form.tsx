import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { ContactForm } from "../islands/ContactForm.tsx";
import { fill } from "./fill.ts";
import { brokenOff, startApi } from "./start-api.ts";

/* A visitor at the contact form, which represents both public forms. */

export const success = "Contact information submitted successfully!";
export const stored = { status: 201, body: { message: success } };
export const kept = /^We've saved your message and will send it/;
export const place = "message:contact";
export const typed = ["Ada", "ada@example.org", "Do you have tandems?"];

export function leave() {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const status = () => screen.getByRole("status").textContent;
export const submitButton = () => screen.getByRole("button", { name: "Submit" });
export const submit = () => userEvent.click(submitButton());
export const giveUp = () => screen.queryByRole("button", { name: "Don't send" });
export const texts = () => ["Name", "Email", "Message"].map((label) => field(label).value);

export async function fillIn() {
  await fill(field("Name"), "Ada");
  await fill(field("Email"), "ada@example.org");
  await fill(field("Message"), "Do you have tandems?");
}

export const open = (api = "", goTo = vi.fn()) => render(<ContactForm api={api} goTo={goTo} />);

export function reload(api?: string) {
  cleanup();
  open(api);
}

export const comeOnline = () => window.dispatchEvent(new Event("online"));

export async function openWaiting(...answers: Parameters<typeof startApi>) {
  const api = await startApi(brokenOff, ...answers);
  open(api.url);
  await fillIn();
  await submit();
  await screen.findByText(kept);
  return api;
}

export const keysOf = (calls: { key: string | undefined }[]) =>
  new Set(calls.map(({ key }) => key));
