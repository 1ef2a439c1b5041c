import { inquiryReceipt } from "shared/inbox/inquiries";
import { expect, test } from "vitest";
import { type Desk, openDesk } from "./app/open-desk.ts";
import { sampleContact, sampleInquiry } from "./app/samples.ts";
import { readSpecifiedTexts, specifiedParts } from "./specified-texts.ts";

const sendInquiry = async ({ send }: Desk) => {
  const { body } = await send("POST /api/inquiries", { json: sampleInquiry });
  return inquiryReceipt.parse(body).inquiry._id;
};

const respond = async (desk: Desk, responseMessage: string) => {
  const id = await sendInquiry(desk);
  return desk.call(`POST /api/inquiries/respond/${id}`, { responseMessage });
};

const calls: Record<string, Record<string, (desk: Desk) => Promise<{ body: unknown }>>> = {
  "POST /api/ibirwa-clients/signup": {
    success: ({ send }) =>
      send("POST /api/ibirwa-clients/signup", {
        json: { email: "ada@example.test", username: "Ada", password: "correct horse battery" },
      }),
  },
  "POST /api/contact": {
    success: ({ send }) => send("POST /api/contact", { json: sampleContact }),
  },
  "POST /api/respond": {
    success: async ({ send, call, listContacts }) => {
      await send("POST /api/contact", { json: sampleContact });
      const [contact] = await listContacts();
      return call("POST /api/respond", { contactId: contact!._id, responseMessage: "Karibu!" });
    },
  },
  "POST /api/inquiries/respond/{id}": {
    "blank response": (desk) => respond(desk, "   "),
    success: (desk) => respond(desk, "Karibu!"),
  },
  "DELETE /api/inquiries/{id}": {
    success: async (desk) => desk.call(`DELETE /api/inquiries/${await sendInquiry(desk)}`),
  },
};

const table = readSpecifiedTexts("API");

test("docs/specified-texts.md lists exactly the parts and calls that tests know", () => {
  expect(specifiedParts).toEqual(["Site", "Site without prebuilt content", "Admin", "API"]);
  const listed = [...table].map(([call, texts]) => [call, texts.map(({ state }) => state)]);
  const known = Object.entries(calls).map(([call, states]) => [call, Object.keys(states)]);
  expect(listed).toEqual(known);
});

for (const [call, texts] of table) {
  test(`${call} answers with the specified messages`, async () => {
    for (const { state, text } of texts) {
      const answer = await calls[call]?.[state]?.(await openDesk());
      expect(answer?.body, state).toMatchObject({ message: text });
    }
  });
}
