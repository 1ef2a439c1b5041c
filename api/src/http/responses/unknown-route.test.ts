import { aProposal } from "shared/testing/a-proposal";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { routeTable } from "#testing/app/route-table.ts";
import {
  sampleMember,
  samplePage,
  samplePayment,
  sampleReview,
  sampleWebhook,
} from "#testing/app/samples.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const paths = [...new Set(Object.keys(routeTable).map((route) => route.split(" ")[1]!))];

/** Methods of a path; a literal path also matches the routes whose `:id` it could be. */
const getMethods = (path: string) => {
  const methods = Object.keys(routeTable)
    .map((route) => route.split(" ") as [string, string])
    .filter(([, pattern]) => new RegExp(`^${pattern.replace(":id", "[^/]+")}$`).test(path))
    .map(([method]) => method);
  return [...new Set(methods.includes("GET") ? [...methods, "HEAD"] : methods)];
};

test("a wrong method is refused with the right ones before anybody has to sign in", async () => {
  const { send } = await createTestApp();
  for (const path of paths.map((pattern) => pattern.replace(":id", "some-id"))) {
    const right = getMethods(path).sort();
    for (const method of methods.filter((name) => !right.includes(name))) {
      const { status, headers, body } = await send(`${method} ${path}`);
      expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 405`);
      expect(headers.get("Allow")?.split(", ").sort(), path).toEqual(right);
      if (method !== "HEAD") expect(body).toMatchObject({ code: "method_not_allowed" });
    }
  }
});

const unknownPaths = [
  "/api",
  "/api/",
  "/api/nothing",
  "/api/services/",
  "/api/services/a/b",
  "/api/ibirwa-clients",
  "/api/ibirwa-clients/user/1/unblock",
  "/api//services",
  "/api/Services",
  "/api/*",
  "/api/:id",
  "/api/%",
  "/api/%ff",
  "/api/..%2f..%2fetc%2fpasswd",
  `/api/${"x".repeat(5_000)}`,
];

test("answers 404 at unknown addresses", async () => {
  const { send } = await createTestApp();
  for (const path of unknownPaths) {
    for (const method of ["GET", "POST", "DELETE"]) {
      const { status, headers, body } = await send(`${method} ${path}`);
      expect(status, path).toBe(404);
      expect(body).toEqual({ code: "not_found", message: "There is nothing at this address." });
      expect(headers.get("X-Request-Id")).toBeTruthy();
    }
  }
});

const withIds = Object.keys(routeTable).filter((route) => route.includes(":id"));
const weirdIds = [
  "nothing",
  "0",
  "%00",
  "%ff",
  "%2e%2e",
  "..%2f..%2fx",
  "'%20OR%201=1--",
  "%F0%9F%9B%B6",
  "x".repeat(6_000),
];
const updatedAt = "2026-01-01T00:00:00.000Z";
const draft = { content: aProposal() };
const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const bodies: Record<string, object> = {
  "PUT /api/ibirwa-clients/user/:id": {
    json: { username: "A", email: "a@example.test", role: "x" },
  },
  "PATCH /api/ibirwa-clients/user/:id/block": { json: { blocked: true } },
  "PATCH /api/ibirwa-clients/me/second-factor/passkeys/:id": { json: { name: "A" } },
  "PATCH /api/contacts/:id/spam": { json: { spam: false } },
  "PATCH /api/inquiries/:id/spam": { json: { spam: false } },
  "POST /api/inquiries/respond/:id": { json: { responseMessage: "Hello" } },
  "POST /api/conversations/:id/answers": { json: { text: "Hello" } },
  "POST /api/conversations/:id/notes": { json: { text: "Hello" } },
  "POST /api/conversations/:id/join": { json: { ids: ["x"] } },
  "POST /api/conversations/:id/split": { json: { messages: ["x"] } },
  "PATCH /api/conversations/:id/plan": { json: { guide: "A" } },
  "POST /api/proposals/:id/review-request": { json: { channel: "mail" } },
  "PUT /api/proposals/:id/draft": { json: { ...draft, updatedAt } },
  "POST /api/proposals/:id/send": { json: { channel: "mail", text: "Hello", updatedAt } },
  "POST /api/proposals/:id/withdraw": { json: { updatedAt } },
  "POST /api/proposals/:id/acceptance": { json: { version: 1, option: "x", name: "Ada" } },
  "POST /api/proposals/:id/payments": { json: samplePayment },
  "PUT /api/gallery/:id": { parts: { title: "A" } },
  "PUT /api/team/:id": { json: { ...sampleMember, readAt: "2026-01-01T00:00:00.000Z" } },
  "PUT /api/reviews/:id": { json: { ...sampleReview, readAt: "2026-01-01T00:00:00.000Z" } },
  "PUT /api/services/:id/address": { json: { slug: "kayak", readAt: updatedAt } },
  "PUT /api/drafts/:kind/:id": {
    json: { name: "A", values: {}, from: null, document: null, base: null, draftAt: null },
  },
  "POST /api/versions/:id/restore": { json: { draftAt: null } },
  "POST /api/drafts/:kind/:id/preview": { json: { document: samplePage } },
  "PUT /api/pictures/:id": { json: { focalPoint: null } },
  "PUT /api/timetable/:id": { json: { day: soon, time: "08:00" } },
  "PUT /api/pages/:id": { json: { ...samplePage, readAt: "2026-01-01T00:00:00.000Z" } },
  "PUT /api/webhooks/:id": { json: { ...sampleWebhook, isEnabled: false } },
};

const queries: Record<string, string> = {
  "DELETE /api/proposals/:id/draft": `?updatedAt=${updatedAt}`,
  "DELETE /api/drafts/:kind/:id": `?draftAt=${updatedAt}`,
};

test.each([
  ["odd", weirdIds],
  ["the router's own", [":id", "%3Aid", "*"]],
])(
  "answers 404 for every id that does not exist: %s",
  async (_, ids) => {
    const { send, signInAsAdmin } = await createTestApp();
    const { token } = await signInAsAdmin();
    for (const route of withIds.filter((route) => route !== "PUT /api/services/:id")) {
      for (const id of ids) {
        const sought = route.replace(":kind", "page").replace(":id", id) + (queries[route] ?? "");
        const answer = await send(sought, { token, ...bodies[route] });
        expect(answer, route).toMatchObject({ status: 404, body: { code: "not_found" } });
      }
    }
  },
  60_000,
);
