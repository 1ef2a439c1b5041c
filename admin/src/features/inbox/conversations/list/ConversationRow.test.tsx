import { act, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { acceptAnswer, field, openInbox, row } from "../../../../testing/inbox.ts";
import { aConversation } from "../../../../testing/records.ts";

test("shows the time of a planned reply beside the waiting time, and opens others first", async () => {
  const waitingSince = "2026-11-20T06:00:00.000Z";
  const replyPlannedAt = "2999-12-24T06:00:00.000Z";
  const all = [
    aConversation({ name: "Bo", waitingSince }),
    aConversation({ name: "Aline", waitingSince, replyPlannedAt }),
    aConversation({ name: "Cleo", waitingSince }),
  ];
  const { api, user, address } = await openInbox(all);
  const planned = await row("Aline");
  expect(planned.closest("li")!.textContent).toContain("Reply planned for 24 Dec 2999");
  expect(planned.closest("li")!.textContent).toMatch(/waiting \d+ /);
  expect((await row("Cleo")).closest("li")!.textContent).not.toContain("planned");
  await user.click(await row("Bo"));
  acceptAnswer(api, all, all[0]!);
  await user.type(await field("Bo"), "Karibu!");
  await user.click(screen.getByRole("button", { name: "Send & next" }));
  await waitFor(() => expect(address()).toBe(`/inbox/${all[2]!._id}`));
});

test("updates a waiting time while the list stays open", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const dueAt = new Date(Date.now() + 90_000).toISOString();
  await openInbox([aConversation({ waitingSince: new Date().toISOString(), dueAt })]);
  expect(await screen.findByText("due in 1 minute")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(150_000));
  expect(screen.getByText("1 minute overdue")).toBeTruthy();
});
