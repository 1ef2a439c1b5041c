import { cleanup, render, screen } from "@testing-library/react";
import { noFacts } from "shared/content/tours/tour-facts";
import { afterEach, expect, test } from "vitest";
import { withPath } from "../../content/tours/tour-services.ts";
import { fullTour, tour } from "../../testing/tour.ts";
import { ServiceCard } from "./ServiceCard.tsx";

afterEach(cleanup);

const factsOf = (service: typeof tour) => {
  const { container } = render(
    <ServiceCard service={withPath(service)} heading="h2" isAboveFold={false} />,
  );
  return [...container.querySelectorAll(".card__facts > span")].map(
    ({ textContent }) => textContent,
  );
};

test("shows activity, length, level and lowest price", () => {
  expect(factsOf(fullTour)).toEqual(["Kayak", "2 days", "Moderate", "from US$\u00a045 per person"]);
  expect(screen.getByText("per person").className).toBe("visually-hidden");
});

test("names a tour that a child of eight can join as good with children", () => {
  const factsFrom = (minimumAge: number | null) =>
    factsOf({ ...tour, facts: { ...noFacts, minimumAge } });
  expect(factsFrom(0)).toEqual(["Good with children"]);
  expect(factsFrom(8)).toEqual(["Good with children"]);
  expect(factsFrom(9)).toEqual([]);
  expect(factsFrom(null)).toEqual([]);
});

test("has a button to compare its tour where tours can be compared", () => {
  const service = withPath(tour);
  const { rerender } = render(<ServiceCard service={service} heading="h2" isAboveFold={false} />);
  expect(screen.queryByRole("button")).toBeNull();
  rerender(<ServiceCard service={service} heading="h2" isAboveFold={false} isComparable />);
  const button = screen.getByRole("button", { name: `Compare ${tour.title}` });
  expect(button.getAttribute("aria-pressed")).toBe("false");
  expect(button.dataset.compare).toBe(tour._id);
});

test("marks a price per group", () => {
  const fromPrice = {
    amount: 300,
    currency: "USD",
    per: "group",
    people: null,
    note: null,
  } as const;
  expect(factsOf({ ...tour, fromPrice })).toEqual(["from US$\u00a0300 per group"]);
  expect(screen.getByText("per group").className).toBe("");
});

test("leaves the line out for a tour without facts", () => {
  expect(factsOf({ ...tour, facts: noFacts })).toEqual([]);
});

test("contains the full preview of 200 characters and an ellipsis", () => {
  const service = withPath({ ...tour, description: "Lake ".repeat(60) });
  const { container } = render(<ServiceCard service={service} heading="h2" isAboveFold={false} />);
  expect(container.querySelector(".card__text")?.textContent).toBe(`${"Lake ".repeat(40)}…`);
});
