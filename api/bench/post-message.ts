import { randomInt } from "node:crypto";

/** Another visitor each time, as the limits by address see it; for products behind one proxy. */
const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** What the site's forms send beside a message, from another visitor each time. */
export const headersOf = (key: string) => ({
  "Content-Type": "application/json",
  "Idempotency-Key": key,
  "X-Forwarded-For": anyAddress(),
});

/** Sends a visitor's message as the site's forms do. Rejects when no answer comes. */
export const postMessage = (
  url: string,
  key: string,
  message: object,
  headers: Record<string, string> = {},
) =>
  fetch(url, {
    method: "POST",
    headers: { ...headersOf(key), ...headers },
    body: JSON.stringify(message),
  });
