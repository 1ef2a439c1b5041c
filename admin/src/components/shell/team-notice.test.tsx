import { screen } from "@testing-library/react";
import type { Notice } from "shared/content/notices";
import { expect, test } from "vitest";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openRoutes } from "../../testing/open-admin.tsx";
import { TeamNotice } from "./TeamNotice.tsx";

const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

const aNotice = (changes: Partial<Notice> = {}): Notice => ({
  id: crypto.randomUUID(),
  text: "Groups pay cash this week.",
  link: null,
  linkLabel: null,
  place: "admin",
  tour: null,
  startsAt: inHours(-1),
  endsAt: inHours(1),
  ...changes,
});

const open = async (...list: Notice[]) => {
  const settings = { notices: { list } };
  return openRoutes([{ path: "/", Component: TeamNotice }], "/", await startFakeApi(), {
    settings,
  });
};

test("shows the notice of the moment until it is closed on this device", async () => {
  const notice = aNotice();
  const later = aNotice({ text: "Next week", startsAt: inHours(1), endsAt: inHours(2) });
  const { user } = await open(notice, later, aNotice({ text: "For visitors", place: "site" }));
  expect((await screen.findByRole("status")).textContent).toBe("Groups pay cash this week. ");
  await user.click(screen.getByRole("button", { name: "Close notice" }));
  expect(screen.queryByRole("status")).toBeNull();
  expect(localStorage.getItem(`notice:${notice.id}`)).not.toBeNull();
});
