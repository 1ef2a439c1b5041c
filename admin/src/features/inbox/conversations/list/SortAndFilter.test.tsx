import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openInbox, row, three } from "../../../../testing/inbox.ts";

test("filters by the days of travel, keeps them in the address and clears them at once", async () => {
  const { api, user, address } = await openInbox(three(), "?from=2026-12-01&until=2026-12-31");
  await row("Aline");
  const asked = "?from=2026-12-01&until=2026-12-31&waiting=true";
  expect(api.requests("GET /api/conversations")[0]!.search).toBe(asked);
  const counts = () => api.requests("GET /api/conversations/counts").map(({ search }) => search);
  await vi.waitFor(() => expect(counts()).toContain("?from=2026-12-01&until=2026-12-31"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Travel dates" }), "No date yet");
  await vi.waitFor(() => expect(address()).toBe("/inbox?undated=true"));
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await vi.waitFor(() => expect(address()).toBe("/inbox"));
  expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull();
});
