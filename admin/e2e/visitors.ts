import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";

/** Sends a contact message; `mark` distinguishes it from messages of other tests. */
export async function sendMessage(request: APIRequestContext, mark: string, name = "Tom Becker") {
  const email = `${randomUUID()}@example.test`;
  const data = { name, email, message: `Do you pick up from the bus park? ${mark}` };
  const reply = await request.post("/api/contact", { data });
  expect(reply.status()).toBe(201);
  return email;
}

export async function sendInquiry(request: APIRequestContext, destination: string) {
  const data = {
    email: `${randomUUID()}@example.test`,
    destination,
    paxNumber: 2,
    checkinDate: "3 June",
    checkoutDate: "5 June",
  };
  const reply = await request.post("/api/inquiries", { data });
  expect(reply.status()).toBe(201);
}
