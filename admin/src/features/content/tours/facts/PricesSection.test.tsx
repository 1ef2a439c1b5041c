import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openRoutes } from "../../../../testing/open-admin.tsx";
import { aService, someFacts } from "../../../../testing/records.ts";
import { newServiceSchema } from "../values/service-schema.ts";
import { serviceFormValues } from "../values/service-values.ts";
import { useServiceForm } from "../values/use-service-form.ts";
import { PricesSection } from "./PricesSection.tsx";

const price = { amount: 1, currency: "RWF", per: "person" as const, people: null, note: null };
const values = serviceFormValues(aService({ facts: { ...someFacts, prices: [price] } }));

const schema = newServiceSchema;

function Prices() {
  const form = useServiceForm(values, schema);
  return (
    <>
      <PricesSection form={form} />
      <button type="button" onClick={() => form.validate()}>
        Check
      </button>
    </>
  );
}

test("refuses an amount that is ambiguous between countries and shows how to write it", async () => {
  openRoutes([{ path: "/", Component: Prices }], "/", await startFakeApi());
  const amount = await screen.findByLabelText("Amount");
  fireEvent.change(screen.getByLabelText("Currency"), { target: { value: "USD" } });
  fireEvent.change(amount, { target: { value: "25.000" } });
  fireEvent.click(screen.getByText("Check"));
  const message = "Write the amount in digits, such as 25000 or 25.50.";
  expect(screen.getByText(message)).toBeTruthy();
  expect(amount.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(amount, { target: { value: "25,000" } });
  fireEvent.click(screen.getByText("Check"));
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.getByText("Shown on the site: from US$ 25,000 per person")).toBeTruthy();
});
