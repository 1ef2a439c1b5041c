import { beforeEach, vi } from "vitest";
import { interceptRequests } from "./answer-requests.ts";
import { checkOutput, recordOutput } from "./console-output.ts";

const isPage = typeof window !== "undefined" && "happyDOM" in window;

beforeEach(({ onTestFinished }) => {
  if (isPage) interceptRequests();
  vi.spyOn(console, "error").mockImplementation(recordOutput);
  vi.spyOn(console, "warn").mockImplementation(recordOutput);
  // Registered first, so it runs last, after the page is closed.
  onTestFinished(checkOutput);
});
