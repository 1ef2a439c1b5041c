import { expect, test } from "vitest";
import { ApiError, issuesByField, serverMessage } from "./api-error.ts";

const message = "The disk is full.";

test.each([
  ["nothing else", { message }],
  ["an unknown code", { message, code: "disk_full" }],
  ["a code that is no text", { message, code: 507 }],
  ["issues of another shape", { message, code: "internal", issues: "none" }],
  ["keys that nobody knows", { message, status: 507, error: { stack: [] } }],
])("a failure shows the server's message beside %s", (_what, body) => {
  expect(serverMessage(new ApiError(507, body))).toBe(message);
});

test.each([undefined, null, "text", [], { message: 7 }, { message: "  " }])(
  "a failure without a message has none: %j",
  (body) => {
    expect(serverMessage(new ApiError(502, body))).toBeUndefined();
  },
);

test("shows readable issues at their fields", () => {
  const issue = { path: "title", message: "Title is required." };
  const error = new ApiError(400, { message, issues: [issue, { path: 3 }, null] });
  expect(issuesByField(error)).toEqual({ title: "Title is required." });
});
