import { expect, test } from "vitest";
import { tour } from "../testing/tour.ts";
import { parseTourServices } from "./tour-services.ts";

test("an answer without a list of services holds none", () => {
  for (const body of [undefined, null, [], {}, { services: null }, { services: "all" }]) {
    expect(parseTourServices(body)).toEqual([]);
  }
});

test("services come newest first, and what is no service is left out", () => {
  const { createdAt: _, ...undated } = { ...tour, _id: "undated" };
  const newer = { ...tour, _id: "newer", createdAt: "2026-10-02T08:00:00.000Z" };
  const services = parseTourServices({ services: [undated, null, tour, { _id: "?" }, newer] });
  expect(services.map(({ _id }) => _id)).toEqual(["newer", tour._id, "undated"]);
});
