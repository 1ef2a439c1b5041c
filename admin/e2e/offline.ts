import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Sends an inquiry; returns a search word that only this inquiry contains. */
export const sendInquiry = async (request: APIRequestContext, name: string) => {
  const mark = `lagoon${Date.now()}${Math.trunc(Math.random() * 1_000)}`;
  const trip = { destination: `Coffee walk ${mark}`, paxNumber: 2 };
  const dates = { checkinDate: "3 June", checkoutDate: "5 June" };
  const email = `${mark}@example.test`;
  const reply = await request.post("/api/inquiries", {
    data: { name, email, ...trip, ...dates },
    headers: { "X-Forwarded-For": `10.1.${Math.trunc(Math.random() * 256)}.7` },
  });
  expect(reply.status()).toBe(201);
  return mark;
};

/** Resolves once the browser has cached everything that the offline inbox needs. */
export const untilKept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated")
      await new Promise((resolve) => active?.addEventListener("statechange", resolve));
  });
