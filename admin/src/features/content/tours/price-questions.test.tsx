import { screen, within } from "@testing-library/react";
import type { Price } from "shared/content/tours/prices";
import { noFacts } from "shared/content/tours/tour-facts";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aService } from "../../../testing/records.ts";

const aPrice = (amount: number, currency: string): Price => ({
  amount,
  currency,
  per: "person",
  people: null,
  note: null,
});
const withPrices = (...prices: Price[]) => aService({ facts: { ...noFacts, prices } });

const others = [withPrices(aPrice(45, "USD"), aPrice(60_000, "RWF"))];
const service = withPrices(aPrice(45, "USD"));
const route = `PUT /api/services/${service._id}`;

const openUpdate = async (loaded = service) => {
  const api = await startFakeApi();
  api.answer("GET /api/services", { services: [service, ...others] });
  api.answer(`GET /api/services/${service._id}`, loaded);
  api.answer(route, { message: "ok", service });
  signIn();
  const opened = openAdmin(pathTo.updateService(service._id), api);
  const amount = await screen.findByRole("textbox", { name: "Amount" });
  const save = () => opened.user.click(screen.getByRole("button", { name: "Update Service" }));
  const type = async (text: string) => {
    await opened.user.clear(amount);
    await opened.user.type(amount, text);
  };
  return { api, save, type, amount, ...opened };
};

test("asks before saving a price far from the others, and names the currency it fits", async () => {
  const { api, type, save, user } = await openUpdate();
  await type("15000");
  await save();
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText("Is this price right?")).toBeTruthy();
  expect(
    question.getByText(/^US\$\s15,000 is far above .* Did you mean RWF\s15,000\?$/),
  ).toBeTruthy();
  await user.click(question.getByRole("button", { name: "Cancel" }));
  expect(api.requests(route)).toEqual([]);
  await save();
  await user.click(await screen.findByRole("button", { name: "Save anyway" }));
  expect(await screen.findByText("Service updated successfully!")).toBeTruthy();
  expect(api.requests(route)[0]?.body).toContain('"amount":15000');
});

test("asks no second time about a stored price", async () => {
  const { type, save, user } = await openUpdate({
    ...service,
    facts: { ...noFacts, prices: [aPrice(15_000, "USD")] },
  });
  await type("15000");
  await user.type(screen.getByRole("textbox", { name: "Title" }), "s");
  await save();
  expect(await screen.findByText("Service updated successfully!")).toBeTruthy();
});

test("extracts the amount from a whole price, typed or pasted", async () => {
  const { type, amount, user } = await openUpdate();
  await type("RWF 60,000 per group, 2 to 5 people");
  await user.tab();
  expect(amount).toHaveProperty("value", "60000");
  const field = (name: string) => screen.getByLabelText(name);
  expect(field("Currency")).toHaveProperty("value", "RWF");
  expect(field("Per")).toHaveProperty("value", "group");
  expect(field("People to")).toHaveProperty("value", "5");
});

test("refuses cents in a currency without them", async () => {
  const { api, type, save, user } = await openUpdate();
  await type("60000.50");
  await user.selectOptions(screen.getByLabelText("Currency"), "RWF");
  await save();
  expect(
    await screen.findByText("This currency has no cents: write the amount without decimals."),
  ).toBeTruthy();
  expect(api.requests(route)).toEqual([]);
});
