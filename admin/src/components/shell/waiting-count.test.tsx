import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { openInbox, three } from "../../testing/inbox.ts";
import { someCounts } from "../../testing/records.ts";

const addIcon = () => {
  const link = document.createElement("link");
  link.rel = "icon";
  link.href = "data:image/svg+xml,<svg></svg>";
  document.head.append(link);
  onTestFinished(() => link.remove());
  return link;
};

const addBadge = () => {
  const setAppBadge = vi.fn(async () => {});
  Object.assign(navigator, { setAppBadge });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "setAppBadge"));
  return setAppBadge;
};

test("shows the number of waiting guests in the tab's title and icon and the app's badge", async () => {
  const icon = addIcon();
  const { href } = icon;
  const setAppBadge = addBadge();
  const { api, user, refetch } = await openInbox(three());
  await waitFor(() => expect(document.title).toBe("(3) Inbox · Admin"));
  await waitFor(() => expect(decodeURIComponent(icon.href)).toContain(">3</text></svg>"));
  expect(setAppBadge).toHaveBeenLastCalledWith(3);
  await user.click(screen.getByRole("link", { name: "Create Gallery" }));
  await waitFor(() => expect(document.title).toBe("(3) Create Gallery · Admin"));
  api.answer("GET /api/conversations/counts", someCounts({ waiting: 12 }));
  await refetch();
  await waitFor(() => expect(document.title).toMatch(/^\(12\) /));
  await waitFor(() => expect(decodeURIComponent(icon.href)).toContain(">9+</text></svg>"));
  api.answer("GET /api/conversations/counts", someCounts());
  await refetch();
  await waitFor(() => expect(document.title).toMatch(/^Create Gallery/));
  expect(icon.href).toBe(href);
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
});
