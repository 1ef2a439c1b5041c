import { expect, test } from "vitest";
import {
  describeUnknownVariables,
  fillReceipt,
  receiptDraft,
  receiptKinds,
  receiptVariables,
  standardReceipts,
} from "./receipt-words.ts";

const { text: ofText, subject: ofSubject } = receiptVariables.contact;

test("names variables that don't exist and those that can be used", () => {
  expect(describeUnknownVariables("Dear {nmae}, {nmae} and {price}", ofText)).toBe(
    "{nmae}, {price} can't be filled in here. You can use {name}, {company}, {received}, {reply}.",
  );
  for (const text of ["{constructor}", "{ name }", "{}"])
    expect(describeUnknownVariables(text, ofText)).toContain(`${text} can't be filled in`);
  for (const text of ["Dear {name},", "Opened { and closed", "a } b", ""])
    expect(describeUnknownVariables(text, ofText)).toBeUndefined();
});

test("the subject has no times: later replies have it as well", () => {
  expect(describeUnknownVariables("{received}", ofSubject)).toContain("{received}");
});

test("fills in a value as it is, without searching it for variables", () => {
  const values = { name: "{company}", company: "Sample $& Tours" };
  expect(fillReceipt("{name} of {company}, {toString}", values)).toBe(
    "{company} of Sample $& Tours, {toString}",
  );
});

test("the standard texts use known variables", () => {
  for (const kind of receiptKinds)
    expect(receiptDraft.safeParse({ kind, ...standardReceipts[kind] }).success).toBe(true);
});

test("refuses unknown variables beside their field, and takes blank words for the standard text", () => {
  const { error } = receiptDraft.safeParse({ kind: "contact", subject: "{tour}", text: "{dates}" });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["subject", "text"]);
  const blank = receiptDraft.parse({ kind: "contact", subject: " ", text: "" });
  expect(blank).toEqual({ kind: "contact", subject: null, text: null });
});
