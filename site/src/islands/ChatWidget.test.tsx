import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, type Mock, test, vi } from "vitest";
import { ChatWidget } from "./ChatWidget.tsx";

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

test("renders the button as a link to WhatsApp without JavaScript", () => {
  const html = renderToString(<ChatWidget greeting={greeting} whatsapp="+250 000 000 000" />);
  expect(html).toContain('href="https://wa.me/250000000000"');
});

test("starts closed, greets visitors when opened, and focuses the message", async () => {
  render(<ChatWidget greeting={greeting} whatsapp="+250 000 000 000" />);
  expect(screen.queryByText(greeting)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Open chat" }));
  expect(screen.getByText(greeting)).toBeTruthy();
  expect(document.activeElement).toBe(field());
});

test("closes with Escape and the close button, and returns the focus to the chat button", async () => {
  await openWidget();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByText(greeting)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open chat" }));
});

test("opens WhatsApp with the exact text, closes the panel and keeps the message", async () => {
  const openChat = await openWidget();
  await userEvent.type(field(), " Is 50% & more possible? ");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.queryByText(greeting)).toBeNull();
  const url = new URL(String(openChat.mock.calls[0]?.[0]));
  expect(`${url.origin}${url.pathname}`).toBe("https://wa.me/250000000000");
  expect(url.search).toBe("?text=%20Is%2050%25%20%26%20more%20possible%3F%20");
  await userEvent.click(screen.getByRole("button", { name: "Open chat" }));
  expect(screen.getByText("Is 50% & more possible?")).toBeTruthy();
});

test("sends with Enter", async () => {
  const openChat = await openWidget();
  await userEvent.type(field(), "Hello{Enter}");
  expect(openChat).toHaveBeenCalledWith("https://wa.me/250000000000?text=Hello");
});

test("ignores a blank message and keeps the panel open", async () => {
  const openChat = await openWidget();
  await userEvent.type(field(), "   {Enter}");
  expect(openChat).not.toHaveBeenCalled();
  expect(screen.getByText(greeting)).toBeTruthy();
});

const sentText = (openChat: Mock) =>
  new URL(String(openChat.mock.calls[0]?.[0])).searchParams.get("text");

test("names the page's tour in its intro and adds nothing to the message", async () => {
  document.body.dataset.topic = "Kayak to Napoleon Island";
  const openChat = await openWidget();
  expect(screen.getByText("Questions about Kayak to Napoleon Island? Ask away.")).toBeTruthy();
  await userEvent.type(field(), "Is lunch included?{Enter}");
  expect(sentText(openChat)).toBe("Is lunch included?");
});

test("names the tour in the link that works without JavaScript", () => {
  const html = renderToString(
    <ChatWidget greeting={greeting} whatsapp="+250" topic="Kayak & more" />,
  );
  expect(html).toContain("https://wa.me/250?text=About%3A%20Kayak%20%26%20more%0A");
});

test("keeps the text when the panel closes and when there is no connection", async () => {
  const openChat = await openWidget();
  await userEvent.type(field(), "Is May wet?");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Open chat" }));
  expect(field().value).toBe("Is May wet?");
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByText(/^You're offline/)).toBeTruthy();
  expect(field().value).toBe("Is May wet?");
  expect(openChat).not.toHaveBeenCalled();
  isOnline.mockRestore();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(openChat).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Open chat" }));
  expect(field().value).toBe("");
});
