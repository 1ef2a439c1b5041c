import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { aService } from "../../../../testing/records.ts";
import { newServiceSchema } from "../values/service-schema.ts";
import { serviceFormValues } from "../values/service-values.ts";
import { useServiceForm } from "../values/use-service-form.ts";
import { TagsField } from "./TagsField.tsx";

afterEach(cleanup);

const service = aService();
const values = serviceFormValues({
  ...service,
  facts: { ...service.facts, activities: ["Kayak", "x".repeat(201)] },
});

const schema = newServiceSchema;

function Activities() {
  const form = useServiceForm(values, schema);
  return (
    <MantineProvider env="test">
      <TagsField
        form={form}
        path="facts.activities"
        label="Activities"
        description="Choose."
        suggestions={[]}
      />
      <button type="button" onClick={() => form.validate()}>
        Check
      </button>
    </MantineProvider>
  );
}

test("reports an activity that is too long beside the field until it is removed", async () => {
  const user = userEvent.setup({ delay: null });
  render(<Activities />);
  await user.click(screen.getByText("Check"));
  expect(
    screen.getByText("An entry of “Activities” must be at most 200 characters long."),
  ).toBeTruthy();
  const field = screen.getByLabelText("Activities", { selector: "input" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await user.type(field, "{Backspace}");
  expect(screen.queryByText(/must be at most 200/)).toBeNull();
});
