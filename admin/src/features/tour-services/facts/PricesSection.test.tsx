import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { blankPrice } from "../values/facts-values.ts";
import { newServiceSchema } from "../values/service-schema.ts";
import { emptyService } from "../values/service-values.ts";
import { useServiceForm } from "../values/use-service-form.ts";
import { PricesSection } from "./PricesSection.tsx";

afterEach(cleanup);

const facts = { ...emptyService.facts, prices: [blankPrice] };

function Prices() {
  const form = useServiceForm({ ...emptyService, facts }, newServiceSchema);
  return (
    <MantineProvider env="test">
      <PricesSection form={form} />
      <button type="button" onClick={() => form.validate()}>
        Check
      </button>
    </MantineProvider>
  );
}

test("an amount that means another one elsewhere is refused beside its field, with how to write it", () => {
  render(<Prices />);
  const amount = screen.getByLabelText("Amount");
  fireEvent.change(amount, { target: { value: "25.000" } });
  fireEvent.click(screen.getByText("Check"));
  expect(amount.getAttribute("aria-invalid")).toBe("true");
  const told = "Write the amount in digits alone, as in 25000, and decimals after a point: 25.50.";
  expect(screen.getByText(told)).toBeTruthy();
  fireEvent.change(amount, { target: { value: "25,000" } });
  fireEvent.click(screen.getByText("Check"));
  expect(screen.queryByText(told)).toBeNull();
  expect(screen.getByText("Shown on the site: from RWF 25,000 per person")).toBeTruthy();
});
