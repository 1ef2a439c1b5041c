import { expect, test } from "vitest";
import { describeInquiry, inquirySubject, quotableName, replySubject } from "./mail-subjects.ts";

test.each([
  "Ada",
  "Zoë O’Hara-Müller",
  "Dr. J. R. Smith",
  "María del Carmen de la Torre",
  "王小明",
  "अनीता",
])("repeats the name %s", (name) => {
  expect(quotableName(name)).toBe(name);
});

test.each([
  "evil.example",
  "https://evil",
  "Win 100 now",
  "call +250788123456",
  "a@b",
  "Ada\u202e",
  "<b>Ada</b>",
  "x".repeat(51),
])("does not repeat the name %s", (name) => {
  expect(quotableName(name)).toBeUndefined();
});

test.each([
  "Lake Kivu by bike",
  "6-Day MTB Adventure Through Rwanda",
  "Idjwi & Nkombo (2 islands)",
])("repeats the tour %s", (destination) => {
  const trip = { destination, paxNumber: 2 };
  expect(inquirySubject(trip, "Tours")).toBe(`Your inquiry about ${destination} for 2 people`);
});

test.each([
  "Casino at evil.example",
  "call 0788 123 456",
  "bit.ly/x",
  "//evil",
  "win $500",
  "tour ".repeat(21).trim(),
])("does not repeat the tour %s", (destination) => {
  const trip = { destination, paxNumber: 1 };
  expect(inquirySubject(trip, "Tours")).toBe("Your inquiry to Tours");
  expect(describeInquiry(trip)).toBe("inquiry for 1 person");
});

test.each([
  ["Kayaks", "Re: Kayaks"],
  ["Re: Kayaks", "Re: Kayaks"],
  ["RE: AW: re[2]: Kayaks", "Re: Kayaks"],
  ["回复：Kayaks", "Re: Kayaks"],
  ["Regatta: prices", "Re: Regatta: prices"],
  ["", "Re:"],
])("turns the subject “%s” into “%s” in a reply", (subject, reply) => {
  expect(replySubject(subject)).toBe(reply);
});
