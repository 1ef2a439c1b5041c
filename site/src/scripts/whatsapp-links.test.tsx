import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { InquiryForm } from "../islands/InquiryForm.tsx";
import "./whatsapp-links.ts";

afterEach(() => {
  cleanup();
  document.body.removeAttribute("data-topic");
  sessionStorage.clear();
});

const openPage = () =>
  render(
    <main>
      <a href="https://wa.me/250788123456?text=About%3A+Kayak">
        <b>WhatsApp</b>
      </a>
      <a href="/gallery">Gallery</a>
      <InquiryForm promise="We answer soon." destination="Kayak" />
    </main>,
  );

const linkOf = (text: string) => screen.getByText(text).closest("a")!;

test("a tour's WhatsApp link takes along what the inquiry form says by then", async () => {
  document.body.dataset.topic = "Kayak";
  openPage();
  await userEvent.type(screen.getByLabelText("Number of people"), "1");
  await userEvent.type(screen.getByPlaceholderText("Checkin Date"), "next week");
  await userEvent.click(screen.getByText("WhatsApp"));
  await userEvent.click(screen.getByText("Gallery"));
  const { origin, pathname, searchParams } = new URL(linkOf("WhatsApp").href);
  expect(origin + pathname).toBe("https://wa.me/250788123456");
  expect(searchParams.get("text")).toBe("About: Kayak, next week, 1 person\n");
  expect(linkOf("Gallery").getAttribute("href")).toBe("/gallery");
});

test("elsewhere a WhatsApp link stays as it is", async () => {
  openPage();
  await userEvent.click(screen.getByText("WhatsApp"));
  expect(linkOf("WhatsApp").href).toBe("https://wa.me/250788123456?text=About%3A+Kayak");
});
