import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import {
  newest,
  sampleContact,
  sampleInquiry,
  sampleServiceParts,
  sampleSignup,
} from "#testing/app/samples.ts";

const visitors: [string, object][] = [
  ["POST /api/contact", sampleContact],
  ["POST /api/inquiries", sampleInquiry],
  ["POST /api/ibirwa-clients/signup", sampleSignup],
];

/** A product on a disk that fills up and is emptied again, as a test says. */
const openOnDisk = async () => {
  const disk = { free: 50, total: 1_000 };
  const testApp = await createTestApp({ readDiskSpace: async () => ({ ...disk }) });
  return {
    ...testApp,
    leaveFree: (bytes: number) => {
      disk.free = bytes;
      testApp.clock.advance(1_000);
    },
  };
};

test("rejects visitors' requests when space is low and lets the owner continue", async () => {
  const { send, signInAsAdmin, leaveFree, services } = await openOnDisk();
  const { token } = await signInAsAdmin();
  await send("POST /api/contact", { json: sampleContact });
  leaveFree(49);
  for (const [route, json] of visitors) {
    const answer = await send(route, { json });
    expect(answer).toMatchObject({ status: 507, body: { code: "insufficient_storage" } });
  }
  expect((await send("GET /api/content")).status).toBe(200);
  const [contact] = (await services.contacts.list(newest())).contacts;
  expect((await send("GET /api/stats", { token })).body).toMatchObject({ roomIsShort: true });
  const json = { contactId: contact!._id, responseMessage: "Karibu!" };
  expect((await send("POST /api/respond", { token, json })).status).toBe(200);
  const parts = sampleServiceParts();
  expect((await send("POST /api/services", { token, parts })).status).toBe(201);

  leaveFree(50);
  expect((await send("GET /api/stats", { token })).body).toMatchObject({ roomIsShort: false });
  for (const [route, body] of visitors)
    expect((await send(route, { json: body })).status).toBe(201);
});

test("a browser without JavaScript is led to the page that says: later", async () => {
  const { send, leaveFree } = await openOnDisk();
  leaveFree(0);
  const answer = await send("POST /api/contact", {
    form: sampleContact,
    headers: { Accept: "text/html" },
  });
  expect(answer).toMatchObject({ status: 303 });
  expect(answer.headers.get("Location")).toBe("/form-later");
});
