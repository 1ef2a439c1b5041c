import { zProductsGetProductsResponse } from "@octocloud/types/dist/models/zod.gen.js";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { sampleServiceParts } from "#testing/app/samples.ts";

const perPerson = { amount: 45.5, currency: "USD", per: "person" };
const perGroup = { amount: 120_000, currency: "RWF", per: "group", people: { min: 1, max: 4 } };

test("resellers read the tours as OCTO products with their prices, to be asked for", async () => {
  const { send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  const create = async (title: string, facts: object) => {
    const parts = sampleServiceParts({ title, facts: JSON.stringify(facts) });
    expect((await send("POST /api/services", { token, parts })).status).toBe(201);
  };
  await create("Bare", {});
  await create("Boat", { prices: [perGroup] });
  await create("Kayak", {
    prices: [perPerson, perGroup],
    minimumAge: 12,
    start: { place: "Jetty", time: "07:30" },
  });
  const { status, body, headers } = await send("GET /api/tours/octo");
  expect({ status, etag: headers.has("ETag") }).toEqual({ status: 200, etag: true });
  expect(zProductsGetProductsResponse.parse(body)).toMatchObject([
    {
      id: "kayak",
      pricingPer: "UNIT",
      availabilityType: "START_TIME",
      instantConfirmation: false,
      options: [
        {
          availabilityLocalStartTimes: ["07:30"],
          units: [
            {
              restrictions: { minAge: 12 },
              pricingFrom: [{ original: 4550, currencyPrecision: 2 }],
            },
          ],
        },
      ],
    },
    {
      id: "boat",
      pricingPer: "BOOKING",
      defaultCurrency: "RWF",
      options: [
        {
          units: [{ id: "person", restrictions: { paxCount: 1 } }],
          pricingFrom: [{ original: 120_000, currency: "RWF" }],
        },
      ],
    },
    {
      id: "bare",
      availableCurrencies: [],
      options: [{ units: [{ id: "person" }], pricingFrom: [] }],
    },
  ]);
});
