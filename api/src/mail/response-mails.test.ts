import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { mails } from "#tables/mails.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { newest, sampleContact, sampleInquiry } from "#testing/app/samples.ts";

const openBoth = async () => {
  const testApp = await createTestApp();
  const { services, signInAsAdmin, clock } = testApp;
  const { token } = await signInAsAdmin();
  await services.contacts.submit(sampleContact, undefined);
  const { inquiry } = await services.inquiries.submit({ ...sampleInquiry, name: null }, undefined);
  const { contacts } = await services.contacts.list(newest());
  const contactId = contacts[0]!._id;
  return {
    ...testApp,
    token,
    /** Mail states in the lists. */
    shown: async () => {
      const [contact] = (await services.contacts.list(newest())).contacts;
      const [inquiry] = (await services.inquiries.list(newest())).inquiries;
      return [contact!.responseMail, inquiry!.responseMail];
    },
    respond: async (text: string) => {
      clock.advance(1_000);
      const contact = await services.contacts.respond(product, {
        contactId,
        responseMessage: text,
      });
      const answered = await services.inquiries.respond(product, inquiry._id, {
        responseMessage: text,
      });
      return [contact.responseMail!, answered.responseMail!];
    },
  };
};

test("shows no mail state without a reply", async () => {
  const { shown } = await openBoth();
  expect(await shown()).toEqual([null, null]);
});

test("an answer shows the mail that carries it, the same answer again too", async () => {
  const { shown, respond } = await openBoth();
  const answered = await respond("Karibu!");
  expect(answered).toMatchObject([{ status: "held", lastError: null }, { status: "held" }]);
  expect(await shown()).toEqual(answered);
  expect(await respond("Karibu!")).toEqual(answered);
});

test("shows the current state of the mail and the reason for a failure", async () => {
  const { shown, respond, db } = await openBoth();
  const [ofContact, ofInquiry] = await respond("Karibu!");
  const set = (id: string, changes: Partial<typeof mails.$inferInsert>) =>
    db.write((tx) => tx.update(mails).set(changes).where(eq(mails.id, id)));
  await set(ofContact!._id, { status: "failed", lastError: "550 no such user" });
  await set(ofInquiry!._id, { status: "sent" });
  expect(await shown()).toEqual([
    { _id: ofContact!._id, status: "failed", lastError: "550 no such user" },
    { _id: ofInquiry!._id, status: "sent", lastError: null },
  ]);
});

test("sends a separate mail for a new reply and lists its state", async () => {
  const { shown, respond } = await openBoth();
  const first = await respond("Karibu!");
  const second = await respond("Karibu sana!");
  expect(second.map(({ _id }) => _id)).not.toEqual(first.map(({ _id }) => _id));
  expect(await shown()).toEqual(second);
});

test("an answer whose mail is of an older version shows none", async () => {
  const { shown, respond, db } = await openBoth();
  await respond("Karibu!");
  await db.write((tx) => tx.update(mails).set({ answers: null }));
  expect(await shown()).toEqual([null, null]);
});
