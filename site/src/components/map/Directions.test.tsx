import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { demoSettings } from "../../../../api/demo/site-settings.ts";
import { Directions } from "./Directions.tsx";

afterEach(cleanup);

const { contact, directions } = demoSettings;

test("shows each way, the last stretch and a map with a link to the place", () => {
  render(<Directions {...directions} {...contact} />);
  expect(screen.getByRole("heading", { level: 2 }).id).toBe("how-to-get-here");
  const ways = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(ways).toEqual([
    "Kigali to Kibuye by bus",
    "Kigali to Kibuye by car",
    "Rubavu to Kibuye by bus or car",
    "Rusizi to Kibuye by bus or car",
    "Kigali to Rubavu by bus or car",
    "The last stretch",
  ]);
  expect(screen.getByText(/Nyabugogo bus station, by day/)).toBeTruthy();
  expect(screen.getByRole("img", { name: "Map of Lake Kivu with Kibuye, Rwanda" })).toBeTruthy();
  const link = screen.getByRole("link", { name: "Open in maps" });
  expect(link.getAttribute("href")).toBe(contact.mapLink);
});

test("links a place far from the lake without drawing it", () => {
  const point = { latitude: -1.95, longitude: 30.06 };
  render(<Directions {...directions} place="Kigali" point={point} mapLink={null} />);
  expect(screen.queryByRole("img")).toBeNull();
  const link = screen.getByRole("link", { name: "Open in maps" });
  expect(link.getAttribute("href")).toContain("mlat=-1.95&mlon=30.06");
});

test("has no map for a company without a place", () => {
  render(<Directions ways={[]} lastStretch="Ask us." place={null} point={null} mapLink={null} />);
  expect(screen.getByText("Ask us.")).toBeTruthy();
  expect(screen.queryByRole("figure")).toBeNull();
});
