import { randomInt } from "node:crypto";

/** Another visitor each time, as the limits by address see it; for products behind one proxy. */
const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Sends a visitor's message as the site's forms do. Rejects when no answer comes. */
export const postMessage = (url: string, key: string, message: object) =>
  fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": key,
      "X-Forwarded-For": anyAddress(),
    },
    body: JSON.stringify(message),
  });
