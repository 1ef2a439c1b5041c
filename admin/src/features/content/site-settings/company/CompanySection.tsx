import { Group, Select, Stack, Textarea, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { type CompanyValues, companyEditor } from "./company-editor.ts";
import { countryChoices } from "./countries.ts";

const names = new Intl.DisplayNames("en", { type: "currency" });

/** Names of obsolete currencies end with their years. */
const isInUse = (label: string) => !/\d{4}/.test(label);

/** For example "RWF – Rwandan Franc"; always includes `chosen`. */
const currencyNames = (chosen: string) =>
  [...new Set([...Intl.supportedValuesOf("currency"), chosen])]
    .map((value) => ({ value, label: `${value} – ${names.of(value)}` }))
    .filter(({ value, label }) => value === chosen || isInUse(label));

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
        description="Shown at the top and in the footer of every page, and in every email."
        required
        maxLength={limits.companyName}
        {...form.getInputProps("name")}
      />
      <TextInput
        label="Tagline"
        description="What you offer, in one line. Shown by search engines below your name."
        maxLength={limits.line}
        {...form.getInputProps("tagline")}
      />
      <Textarea
        label="Short description"
        description="A few sentences about you, shown in the footer of every page."
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps("blurb")}
      />
      <TextInput
        label="Licence or registration"
        description="Shown in the footer as you write it. Leave empty to show nothing."
        maxLength={limits.line}
        {...form.getInputProps("registration")}
      />
      <TrustFields form={form} />
      <Select
        label="Country"
        description="Used for phone numbers without a country code."
        searchable
        allowDeselect={false}
        nothingFoundMessage="No matching country"
        data={countryChoices(country)}
        {...form.getInputProps("country")}
      />
      <Select
        label="Currency"
        description="Default for new prices. Existing prices don't change."
        searchable
        allowDeselect={false}
        nothingFoundMessage="No matching currency"
        data={currencyNames(currency)}
        {...form.getInputProps("currency")}
      />
    </Stack>
  );
}

/** Facts that the About page and the home page show visitors. */
function TrustFields({ form }: { form: SettingsFields<CompanyValues> }) {
  return (
    <>
      <Group align="start" gap="sm">
        <TextInput
          flex="2 1 14rem"
          label="Licensed by"
          description="The authority that issued your licence."
          maxLength={limits.line}
          {...form.getInputProps("licenceIssuer")}
        />
        <TextInput
          flex="1 1 10rem"
          type="date"
          label="Licence valid until"
          description="Not shown after this day."
          {...form.getInputProps("licenceUntil")}
        />
      </Group>
      <TextInput
        label="Link to the licence"
        description="Where visitors can check it."
        type="url"
        maxLength={limits.url}
        {...form.getInputProps("licenceLink")}
      />
      <Group align="start" gap="sm">
        <TextInput
          flex="2 1 14rem"
          label="Insurance"
          description="Who insures your guests, and for what."
          maxLength={limits.line}
          {...form.getInputProps("insurance")}
        />
        <TextInput
          flex="1 1 10rem"
          label="Founded"
          description="A year, such as 2015."
          inputMode="numeric"
          {...form.getInputProps("founded")}
        />
      </Group>
    </>
  );
}
