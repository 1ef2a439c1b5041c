import { expect, test } from "vitest";
import { aService } from "../../../../testing/records.ts";
import { newServiceSchema } from "./service-schema.ts";
import { serviceFormValues } from "./service-values.ts";

const check = (whatsapp: string, country?: string) => {
  const values = serviceFormValues(aService());
  const checked = newServiceSchema(country).safeParse({
    ...values,
    details: { ...values.details, whatsapp },
  });
  return checked.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

test("refuses a WhatsApp number that cannot be dialled before sending it", () => {
  expect(check("+0788 123 456", "RW")).toBeUndefined();
  expect(check("https://wa.me/250788123456", "RW")).toBeUndefined();
  const reason =
    "details.whatsapp: WhatsApp must be a phone number, with the country code (as in +44) unless it is from Rwanda.";
  expect(check("+0123 456 789", "RW")).toEqual([reason]);
  expect(check("+0123 456 789")).toBeUndefined();
});
