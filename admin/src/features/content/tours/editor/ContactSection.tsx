import { SimpleGrid, TextInput } from "@mantine/core";
import { whatsapp } from "shared/text/links";
import { formatPhoneNumber, toChatContact } from "shared/text/phone";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import type { ServiceForm } from "../values/use-service-form.ts";

/** Previews the number to be stored in the visitors' format. */
const describeWhatsapp = (typed: string, country: string) => {
  const { data } = whatsapp.safeParse(typed);
  const contact = data && toChatContact(data, country);
  if (!contact || contact.startsWith("https:")) return "A phone number or an https://wa.me/… link.";
  return `Opens a chat with ${formatPhoneNumber(contact)}`;
};

export function ContactSection({ form }: { form: ServiceForm }) {
  const country = useSiteSettings()?.company.value.country ?? "";
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput
        type="tel"
        label="WhatsApp"
        inputWrapperOrder={["label", "input", "description", "error"]}
        description={describeWhatsapp(form.values.details.whatsapp, country)}
        required
        {...form.getInputProps("details.whatsapp")}
      />
      <TextInput
        type="email"
        label="Email"
        description="Where questions about this tour go."
        required
        {...form.getInputProps("details.email")}
      />
    </SimpleGrid>
  );
}
