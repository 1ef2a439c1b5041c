import { cleanup, render, screen } from "@testing-library/react";
import { noFacts } from "shared/content/tours/tour-facts";
import { afterEach, expect, test } from "vitest";
import { fullTour, tour } from "../../testing/tour.ts";
import { ServiceCard } from "./ServiceCard.tsx";

afterEach(cleanup);

const factsOf = (service: typeof tour) => {
  const { container } = render(<ServiceCard service={service} heading="h2" isAboveFold={false} />);
  return [...container.querySelectorAll(".card__facts > span")].map(
    ({ textContent }) => textContent,
  );
};

test("shows activity, length and lowest price", () => {
  expect(factsOf(fullTour)).toEqual(["Kayak", "2 days", "from US$\u00a045 per person"]);
  expect(screen.getByText("per person").className).toBe("visually-hidden");
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
  const service = { ...tour, description: "Lake ".repeat(60) };
  const { container } = render(<ServiceCard service={service} heading="h2" isAboveFold={false} />);
  expect(container.querySelector(".card__text")?.textContent).toBe(`${"Lake ".repeat(40)}…`);
});
