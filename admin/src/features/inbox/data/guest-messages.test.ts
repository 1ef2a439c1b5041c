import type { GuestMail } from "shared/guest-mails";
import { expect, test } from "vitest";
import { aConversation, anInquiry } from "../../../testing/records.ts";
import { findPhone } from "./guest-messages.ts";

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
