import { expect, test } from "vitest";
import { openDesk } from "#testing/app/open-desk.ts";
import { sampleContact } from "#testing/app/samples.ts";

const partner = "https://partner.example";

const isDoubted = async (headers: Record<string, string>) => {
  const { send, listContacts } = await openDesk({ corsOrigins: [partner] });
  const { name, email, message } = sampleContact;
  const answer = await send("POST /api/contact", { form: { name, email, message }, headers });
  expect(answer.status).toBe(201);
  const [heard, doubted] = [await listContacts(), await listContacts(true)];
  expect(heard.length + doubted.length).toBe(1);
  return doubted.length === 1;
};

test.each<[string, Record<string, string>]>([
  ["says so itself", { "Sec-Fetch-Site": "cross-site" }],
  ["says so itself and has no origin", { "Sec-Fetch-Site": "cross-site", Origin: "null" }],
  ["comes from another origin", { Origin: "https://evil.example" }],
  ["comes from another port", { Origin: "http://api.test:81" }],
  [
    "comes from another part of the site",
    { Origin: "https://x.test", "Sec-Fetch-Site": "same-site" },
  ],
])("a form post that %s is kept as possible spam", async (_, headers) => {
  expect(await isDoubted(headers)).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ["of a program", {}],
  ["of the site", { Origin: "http://public.test" }],
  ["of the address that was asked", { Origin: "http://api.test", "Sec-Fetch-Site": "same-origin" }],
  [
    "of the site behind a proxy that hides its name",
    { Origin: "https://x.test", "Sec-Fetch-Site": "same-origin" },
  ],
  ["that hides its origin", { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
  ["of an origin that may ask", { Origin: partner, "Sec-Fetch-Site": "cross-site" }],
])("a post %s is heard", async (_, headers) => {
  expect(await isDoubted(headers)).toBe(false);
});
