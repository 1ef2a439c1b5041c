import { Box, Input, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { formatPhoneNumber, toE164 } from "shared/text/phone";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import { describeNationalNumbers } from "../company/countries.ts";
import type { SettingsFields } from "../editing/settings-fields.ts";
import type { ContactValues } from "./contact-editor.ts";

/** Previews the number to be stored in the visitors' format. */
const describePhone = (typed: string, country: string) => {
  const phone = toE164(typed, country);
  return phone ? `Visitors see ${formatPhoneNumber(phone)}` : "For example +250 788 123 456.";
};

export function PhonesField({ form }: { form: SettingsFields<ContactValues> }) {
  const { phones } = form.values;
  const country = useSiteSettings()?.company.value.country ?? "";
  return (
    <Input.Wrapper
      label="Phone numbers"
      labelElement="div"
      description={`The first one is shown in the footer, all on the contact page. ${describeNationalNumbers(country)}`}
      error={form.errors.phones}
    >
      <Box mt={6}>
        <RowList
          form={form}
          path="phones"
          entry="Phone number"
          rows={phones}
          blank=""
          renderFields={(typed, index) => (
            <TextInput
              type="tel"
              aria-label={`Phone number ${index + 1}`}
              inputWrapperOrder={["input", "description", "error"]}
              description={describePhone(typed, country)}
              maxLength={limits.line}
              {...form.getInputProps(`phones.${index}`)}
            />
          )}
        />
      </Box>
    </Input.Wrapper>
  );
}
