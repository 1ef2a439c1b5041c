import { SimpleGrid, Stack, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { MapPointFields } from "../../../../components/map-point/MapPointFields.tsx";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { type ContactValues, contactEditor } from "./contact-editor.ts";
import { PhonesField } from "./PhonesField.tsx";
import { SocialField } from "./SocialField.tsx";

export function ContactSection() {
  return (
    <SettingsForm editor={contactEditor}>{(form) => <ContactFields form={form} />}</SettingsForm>
  );
}

function ContactFields({ form }: { form: SettingsFields<ContactValues> }) {
  return (
    <Stack>
      <TextInput
        type="email"
        label="Email"
        description="Shown in the footer; guests write to it."
        maxLength={limits.email}
        {...form.getInputProps("email")}
      />
      <PhonesField form={form} />
      <AddressFields form={form} />
      <TextInput
        label="Map link"
        description="Opened by “Find us on the map” in the footer."
        placeholder="https://"
        inputMode="url"
        maxLength={limits.url}
        {...form.getInputProps("mapLink")}
      />
      <MapPointFields form={form} path="point" point={form.values.point} />
      <SocialField form={form} />
    </Stack>
  );
}

function AddressFields({ form }: { form: SettingsFields<ContactValues> }) {
  const line = (path: keyof ContactValues) => ({
    maxLength: limits.line,
    ...form.getInputProps(path),
  });
  return (
    <>
      <TextInput
        label="Place"
        description="Where you are, as shown in the footer."
        placeholder="Kibuye, Rwanda"
        {...line("place")}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Street" autoComplete="address-line1" {...line("street")} />
        <TextInput label="Postal code" autoComplete="postal-code" {...line("postalCode")} />
        <TextInput label="Town" autoComplete="address-level2" {...line("locality")} />
        <TextInput label="Region" autoComplete="address-level1" {...line("region")} />
      </SimpleGrid>
    </>
  );
}
