import { act, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { openInbox } from "../../../../testing/inbox.ts";
import { aConversation } from "../../../../testing/records.ts";

test("updates a waiting time while the list stays open", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const dueAt = new Date(Date.now() + 90_000).toISOString();
  await openInbox([aConversation({ waitingSince: new Date().toISOString(), dueAt })]);
  expect(await screen.findByText("due in 1 minute")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(150_000));
  expect(screen.getByText("1 minute overdue")).toBeTruthy();
});
