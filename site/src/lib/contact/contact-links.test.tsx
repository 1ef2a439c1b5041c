import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { linkClickInput } from "shared/inbox/reports/link-clicks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { InquiryForm } from "../../islands/InquiryForm.tsx";
import { visit } from "../../testing/visit.ts";

const sent: Blob[] = [];

// Loads the module again, because it counts each kind of link once per page.
const openPage = async (page = <main>{links}</main>) => {
  vi.resetModules();
  const { watchContactLinks } = await import("./contact-links.ts");
  const watching = vi.spyOn(document, "addEventListener");
  watchContactLinks("");
  watchers = watching.mock.calls;
  watching.mockRestore();
  render(page);
};
let watchers: unknown[][] = [];

const links = (
  <>
    <a href="https://wa.me/250788123456?text=About%3A%20Kayak">
      <b>WhatsApp</b>
    </a>
    <a href="https://wa.me/250788123456">Chat</a>
    <a href="mailto:a@example.test?subject=Night%20boat%20%26%20stars">Mail</a>
    <a href="mailto:a@example.test?body=Hello">Other mail</a>
    <a href="tel:+250788123456">Phone</a>
    <a href="/gallery">Gallery</a>
  </>
);

const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  visit("http://site.test/");
  document.addEventListener("click", stay, { capture: true });
  vi.spyOn(navigator, "sendBeacon").mockImplementation((url, body) => {
    expect(url).toBe("/api/contact-taps");
    if (body instanceof Blob) sent.push(body);
    return true;
  });
});

afterEach(() => {
  for (const [type, listener] of watchers)
    document.removeEventListener(String(type), listener as EventListener);
  Reflect.deleteProperty(navigator, "sendBeacon");
  document.removeEventListener("click", stay, { capture: true });
  cleanup();
  document.body.removeAttribute("data-topic");
  sessionStorage.clear();
  sent.length = 0;
});

const hrefOf = (text: string) => screen.getByText(text).closest("a")!.href;
const textOf = (text: string) => new URL(hrefOf(text)).searchParams.get("text");
const linkClicks = () =>
  Promise.all(sent.map(async (one) => linkClickInput.parse(JSON.parse(await one.text()))));

test("counts nothing until a visitor follows a contact link", async () => {
  await openPage();
  await userEvent.hover(screen.getByText("WhatsApp"));
  await userEvent.click(screen.getByText("Gallery"));
  expect(hrefOf("WhatsApp")).toBe("https://wa.me/250788123456?text=About%3A%20Kayak");
  expect(hrefOf("Gallery")).toBe(`${location.origin}/gallery`);
  expect(sent).toEqual([]);
});

test("counts a click with its page, tour and kind, and leaves the text unchanged", async () => {
  document.body.dataset.topic = "Kayak";
  visit("http://site.test/service/kayak");
  await openPage(<aside>{links}</aside>);
  await userEvent.click(screen.getByText("WhatsApp"));
  expect(await linkClicks()).toEqual([
    { channel: "whatsapp", page: "/service/kayak", tour: "Kayak" },
  ]);
  expect(textOf("WhatsApp")).toBe("About: Kayak");
});

test("counts each kind of link once per page and changes no address", async () => {
  await openPage();
  const built = ["WhatsApp", "Chat", "Mail", "Other mail", "Phone"].map(hrefOf);
  for (const text of ["WhatsApp", "Chat", "Mail", "Other mail", "Phone"])
    for (const _ of [1, 2]) await userEvent.click(screen.getByText(text));
  expect((await linkClicks()).map(({ channel }) => channel)).toEqual(["whatsapp", "mail", "phone"]);
  expect(["WhatsApp", "Chat", "Mail", "Other mail", "Phone"].map(hrefOf)).toEqual(built);
});

test("a tour's WhatsApp link includes the current text of the inquiry form", async () => {
  document.body.dataset.topic = "Kayak";
  await openPage(
    <main>
      {links}
      <InquiryForm promise="We answer soon." destination="Kayak" />
    </main>,
  );
  await userEvent.type(screen.getByLabelText("Number of people"), "1");
  await userEvent.type(screen.getByPlaceholderText("Checkin Date"), "next week");
  await userEvent.click(screen.getByText("WhatsApp"));
  expect(textOf("WhatsApp")).toBe("About: Kayak, next week, 1 person\n");
  expect(new URL(hrefOf("WhatsApp")).pathname).toBe("/250788123456");
});

test("follows the link in a browser without beacons", async () => {
  Object.defineProperty(navigator, "sendBeacon", { value: undefined, configurable: true });
  await openPage();
  await userEvent.click(screen.getByText("WhatsApp"));
  expect(textOf("WhatsApp")).toBe("About: Kayak");
});
