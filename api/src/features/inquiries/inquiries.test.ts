import { expect, test } from "vitest";
import { createTestApp } from "#testing/create-test-app.ts";

const inquiry = {
  email: "traveller@example.test",
  destination: "Napoleon Island",
  paxNumber: 2,
  checkinDate: "3 June",
  checkoutDate: "5 June",
};

test("an inquiry that a visitor sends is in the admin's list", async () => {
  const { client, signInAsAdmin } = await createTestApp();
  const sent = await client.api.inquiries.$post({ json: inquiry });
  expect(sent.status).toBe(201);

  const admin = await signInAsAdmin();
  const list = await (await admin.client.api.inquiries.$get({ query: {} })).json();
  expect(list).toMatchObject({
    total: 1,
    inquiries: [{ ...inquiry, name: null, responseMessage: null, respondedAt: null }],
  });
});

test("an answer is stored, mailed once, and shown", async () => {
  const { client, services, signInAsAdmin } = await createTestApp();
  const { inquiry: sent } = await (await client.api.inquiries.$post({ json: inquiry })).json();
  const admin = await signInAsAdmin();
  const answer = () =>
    admin.client.api.inquiries.respond[":id"].$post({
      param: { id: sent._id },
      json: { responseMessage: "Karibu!" },
    });

  expect(await (await answer()).json()).toMatchObject({
    message: "Response sent successfully!",
    inquiry: { responseMessage: "Karibu!" },
  });
  await answer();

  const { mails } = await services.outbox.list({ page: 1, pageSize: 50, q: undefined });
  expect(mails.filter((mail) => mail.subject.startsWith("Answer"))).toHaveLength(1);
});
