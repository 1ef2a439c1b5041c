import type { GuestMail } from "shared/inbox/mailbox/guest-mails";
import { expect, test } from "vitest";
import { aContact, aConversation, anInquiry } from "../../../../testing/records.ts";
import { findMessagePhone, findPhone } from "./guest-phone.ts";

const at = "2026-11-20T08:00:00.000Z";
const number = "+250788111222";

const reply: GuestMail = {
  ...{ _id: "m1", kind: "reply", name: null, from: "aline@example.test", subject: "Re: Trip" },
  ...{ isFromElsewhere: false, isFoundByAddress: false, isCheckFailed: false },
  ...{ text: `Call me: ${number}`, original: null, files: [], leftOut: [] },
  ...{ spam: false, respondedAt: null },
};

const find = (changes: Partial<GuestMail>) =>
  findPhone(
    {
      conversation: aConversation({ phone: null }),
      timeline: [
        { kind: "inquiry", at, inquiry: anInquiry({ message: "Two of us." }) },
        { kind: "mail", at, mail: { ...reply, ...changes } },
      ],
      earlier: 0,
    },
    "RW",
  );

test("finds the number in a guest's reply to our mail", () => {
  expect(find({})).toBe(number);
});

test.each<Partial<GuestMail>>([
  { isFromElsewhere: true },
  { isFoundByAddress: true },
  { isCheckFailed: true },
  { kind: "automatic" },
  { kind: "bounce" },
])("ignores the number in a mail that may be somebody else's: %j", (changes) => {
  expect(find(changes)).toBeUndefined();
});

test.each([
  ["the given number", { phone: "+491701234567", message: "Or 0788 123 456" }, "+491701234567"],
  ["a number in the message", { message: "Call 0788 123 456, please" }, "+250788123456"],
  ["a number among the dates", { checkoutDate: "12 May, +44 20 7946 0958" }, "+442079460958"],
  ["no number of a newer request", { phone: "+250799666666", aside: true }, undefined],
])("finds %s of an inquiry", (_, changes, phone) => {
  expect(findMessagePhone({ kind: "inquiry", at, inquiry: anInquiry(changes) }, "RW")).toBe(phone);
});

test("finds the number in a contact message, or none", () => {
  const find = (message: string) =>
    findMessagePhone({ kind: "contact", at, contact: aContact({ message }) }, "RW");
  expect(find("My number is 0788 123 456.")).toBe("+250788123456");
  expect(find("Do you pick up from the bus park?")).toBeUndefined();
});
