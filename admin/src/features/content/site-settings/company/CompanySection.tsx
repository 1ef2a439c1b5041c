import { Select, Stack, Textarea, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { type CompanyValues, companyEditor } from "./company-editor.ts";
import { countryChoices } from "./countries.ts";
import { currencyNames } from "./currencies.ts";

export function CompanySection() {
  return (
    <SettingsForm editor={companyEditor}>{(form) => <CompanyFields form={form} />}</SettingsForm>
  );
}

function CompanyFields({ form }: { form: SettingsFields<CompanyValues> }) {
  const { country, currency } = form.values;
  return (
    <Stack>
      <TextInput
        label="Name"
        description="Visitors see it at the top and in the footer of every page, guests in every mail."
        required
        maxLength={limits.companyName}
        {...form.getInputProps("name")}
      />
      <TextInput
        label="Tagline"
        description="What you offer, in one line. Search engines show it below your name."
        maxLength={limits.line}
        {...form.getInputProps("tagline")}
      />
      <Textarea
        label="About you in a few sentences"
        description="Visitors see this in the footer of every page."
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps("blurb")}
      />
      <TextInput
        label="Licence or registration"
        description="Visitors see this in the footer, as you write it. Left empty, nothing is shown."
        maxLength={limits.line}
        {...form.getInputProps("registration")}
      />
      <Select
        label="Country"
        description="Rwanda until you choose another. A phone number without a country code is read as one of this country."
        searchable
        allowDeselect={false}
        nothingFoundMessage="No such country"
        data={countryChoices(country)}
        {...form.getInputProps("country")}
      />
      <Select
        label="Currency"
        description="Proposed for new prices. Prices that you have entered stay as they are."
        searchable
        allowDeselect={false}
        nothingFoundMessage="No such currency"
        data={currencyNames(currency)}
        {...form.getInputProps("currency")}
      />
    </Stack>
  );
}
