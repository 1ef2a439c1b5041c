import { expect, test } from "vitest";
import { ApiError, NetworkError } from "../api/api-error.ts";
import { describeUnansweredSave } from "./unanswered-save.ts";

const broken = new NetworkError("No answer from the server.");
const end = { error: broken, isCancelled: false, isBegun: true, isSent: false, isOnline: true };

test("who cancels while sending is told that nothing typed is lost, and to look first", () => {
  const note = describeUnansweredSave({ ...end, isCancelled: true });
  expect(note).toMatch(/^Cancelled\. Your text is still here\./);
  expect(note).toMatch(/check before trying again\.$/);
});

test("who cancels before anything was sent need not look", () => {
  const note = describeUnansweredSave({ ...end, isCancelled: true, isBegun: false });
  expect(note).toBe("Cancelled. Your text is still here.");
});

test("who stops waiting for the answer is told that it may have been saved", () => {
  expect(describeUnansweredSave({ ...end, isCancelled: true, isSent: true })).toMatch(
    /may already be saved/,
  );
});

test("a connection that breaks after all was sent leaves the same doubt", () => {
  expect(describeUnansweredSave({ ...end, isSent: true, isOnline: false })).toMatch(
    /may already be saved/,
  );
});

test("without a connection the device is called offline, else the server silent", () => {
  expect(describeUnansweredSave({ ...end, isOnline: false })).toMatch(/^You're offline\./);
  expect(describeUnansweredSave(end)).toMatch(/^No answer from the server\./);
});

test("where nothing typed is kept the form's own advice is given, offline too", () => {
  const advice = "Please try again.";
  expect(describeUnansweredSave({ ...end, advice })).toBe(
    "No answer from the server. Please try again.",
  );
  expect(describeUnansweredSave({ ...end, advice, isOnline: false })).toBe(
    "You're offline. Please try again.",
  );
});

test("an answer of the server speaks for itself", () => {
  expect(
    describeUnansweredSave({ ...end, error: new ApiError(500, undefined), isSent: true }),
  ).toBeUndefined();
});
