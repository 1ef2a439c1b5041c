import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, type Mock, test, vi } from "vitest";
import { ChatWidget } from "./ChatWidget.tsx";
import { InquiryForm } from "./InquiryForm.tsx";

const greeting = "Hi there! How can I help you today?";

beforeEach(() => {
  vi.spyOn(navigator, "sendBeacon").mockReturnValue(true);
});

afterEach(() => {
  cleanup();
  document.body.removeAttribute("data-topic");
  sessionStorage.clear();
});

async function openWidget(openChat = vi.fn()) {
  render(<ChatWidget greeting={greeting} whatsapp="+250 000 000 000" openChat={openChat} />);
  await userEvent.click(screen.getByRole("button", { name: "Open chat" }));
  return openChat;
}

const field = () => screen.getByLabelText<HTMLInputElement>("Your message");

test("without JavaScript the button is a link to the messaging app", () => {
  const html = renderToString(<ChatWidget greeting={greeting} whatsapp="+250 000 000 000" />);
  expect(html).toContain('href="https://wa.me/250000000000"');
});

test("it starts closed, greets when opened, and takes the focus to the message", async () => {
  render(<ChatWidget greeting={greeting} whatsapp="+250 000 000 000" />);
  expect(screen.queryByText(greeting)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Open chat" }));
  expect(screen.getByText(greeting)).toBeTruthy();
  expect(document.activeElement).toBe(field());
});

test("Escape and the close button close it, and the focus returns to the chat button", async () => {
  await openWidget();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByText(greeting)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open chat" }));
});

test("a message closes the panel, goes on in the messaging app, and is kept", async () => {
  const openChat = await openWidget();
  await userEvent.type(field(), " Is 50% & more possible? ");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.queryByText(greeting)).toBeNull();
  const url = new URL(String(openChat.mock.calls[0]?.[0]));
  expect(`${url.origin}${url.pathname}`).toBe("https://wa.me/250000000000");
  expect(url.searchParams.get("text")).toMatch(/^Is 50% & more possible\?\nRef IK-\w{4}$/);
  await userEvent.click(screen.getByRole("button", { name: "Open chat" }));
  expect(screen.getByText("Is 50% & more possible?")).toBeTruthy();
});

test("Enter sends as well", async () => {
  const openChat = await openWidget();
  await userEvent.type(field(), "Hello{Enter}");
  expect(openChat).toHaveBeenCalledWith(
    expect.stringMatching(/^https:\/\/wa\.me\/250000000000\?text=Hello%0ARef\+IK-\w{4}$/),
  );
});

test("a blank message is ignored and the panel stays open", async () => {
  const openChat = await openWidget();
  await userEvent.type(field(), "   {Enter}");
  expect(openChat).not.toHaveBeenCalled();
  expect(screen.getByText(greeting)).toBeTruthy();
});

const sentText = (openChat: Mock) =>
  new URL(String(openChat.mock.calls[0]?.[0])).searchParams.get("text");

test("on the page of a tour it names the tour, in the chat too", async () => {
  document.body.dataset.topic = "Kayak to Napoleon Island";
  const openChat = await openWidget();
  expect(screen.getByText("You are looking at Kayak to Napoleon Island.")).toBeTruthy();
  await userEvent.type(field(), "Is lunch included?{Enter}");
  expect(sentText(openChat)).toMatch(
    /^About: Kayak to Napoleon Island\nIs lunch included\?\nRef IK-\w{4}$/,
  );
  const html = renderToString(
    <ChatWidget greeting={greeting} whatsapp="+250" topic="Kayak & more" />,
  );
  expect(html).toContain("https://wa.me/250?text=About%3A+Kayak+%26+more%0A");
});

test("dates and people that the inquiry form has are named with the tour", async () => {
  document.body.dataset.topic = "Kayak";
  render(<InquiryForm promise="We answer soon." destination="Kayak" />);
  await userEvent.type(screen.getByLabelText("Number of people"), "2");
  await userEvent.type(screen.getByPlaceholderText("Checkin Date"), "5 Dec");
  await userEvent.type(screen.getByPlaceholderText("Checkout Date"), "next Monday");
  const openChat = await openWidget();
  await userEvent.type(field(), "Hello{Enter}");
  expect(sentText(openChat)).toMatch(
    /^About: Kayak, 5 Dec to next Monday, 2 people\nHello\nRef IK-\w{4}$/,
  );
});

test("what is typed outlives the panel, and stays where there is no connection", async () => {
  const openChat = await openWidget();
  await userEvent.type(field(), "Is May wet?");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Open chat" }));
  expect(field().value).toBe("Is May wet?");
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByText(/^There is no connection/)).toBeTruthy();
  expect(field().value).toBe("Is May wet?");
  expect(openChat).not.toHaveBeenCalled();
  isOnline.mockRestore();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(openChat).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Open chat" }));
  expect(field().value).toBe("");
});
