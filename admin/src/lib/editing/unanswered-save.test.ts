import { expect, test } from "vitest";
import { ApiError, NetworkError } from "../api/api-error.ts";
import { describeUnansweredSave } from "./unanswered-save.ts";

const broken = new NetworkError("No answer from the server.");
const end = { error: broken, isCancelled: false, isBegun: true, isSent: false, isOnline: true };

test("cancelling during an upload keeps the text and asks the user to check first", () => {
  const note = describeUnansweredSave({ ...end, isCancelled: true });
  expect(note).toMatch(/^Cancelled\. Your text is still here\./);
  expect(note).toMatch(/check before trying again\.$/);
});

test("cancelling before sending needs no check", () => {
  const note = describeUnansweredSave({ ...end, isCancelled: true, isBegun: false });
  expect(note).toBe("Cancelled. Your text is still here.");
});

test("says that the record may have been saved when the user stops waiting", () => {
  expect(describeUnansweredSave({ ...end, isCancelled: true, isSent: true })).toMatch(
    /may already be saved/,
  );
});

test("says that the record may have been saved when the connection breaks after sending", () => {
  expect(describeUnansweredSave({ ...end, isSent: true, isOnline: false })).toMatch(
    /may already be saved/,
  );
});

test("without a connection the device is called offline, else the server silent", () => {
  expect(describeUnansweredSave({ ...end, isOnline: false })).toMatch(/^You're offline\./);
  expect(describeUnansweredSave(end)).toMatch(/^No answer from the server\./);
});

test("gives the form's own advice when it keeps no text, also offline", () => {
  const advice = "Please try again.";
  expect(describeUnansweredSave({ ...end, advice })).toBe(
    "No answer from the server. Please try again.",
  );
  expect(describeUnansweredSave({ ...end, advice, isOnline: false })).toBe(
    "You're offline. Please try again.",
  );
});

test("stays silent when the server answered", () => {
  expect(
    describeUnansweredSave({ ...end, error: new ApiError(500, undefined), isSent: true }),
  ).toBeUndefined();
});
