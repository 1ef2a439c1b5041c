import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ServicesMenuList } from "./ServicesMenuList.tsx";

afterEach(cleanup);

const menuTour = (slug: string, activity: string | null) => ({
  _id: `id-of-${slug}`,
  slug,
  title: `To ${slug}`,
  activity,
});

test("lists tours under their activity, which names the list", () => {
  render(<ServicesMenuList services={[menuTour("islands", "Kayak"), menuTour("town", null)]} />);
  const kayak = within(screen.getByRole("list", { name: "Kayak" }));
  expect(kayak.getByRole("link", { name: "To islands" }).getAttribute("href")).toBe(
    "/service/islands",
  );
  expect(within(screen.getByRole("list", { name: "More" })).getAllByRole("link")).toHaveLength(1);
});

test("renders one list without a name if there are no activities", () => {
  render(<ServicesMenuList services={[menuTour("islands", null), menuTour("town", null)]} />);
  expect(screen.getByRole("list").hasAttribute("aria-labelledby")).toBe(false);
  expect(screen.queryByText("More")).toBeNull();
});
