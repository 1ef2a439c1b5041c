import { SimpleGrid, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { whatsapp } from "shared/text/links";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import { phoneNumbersChunk } from "../../../../lib/text/phone-numbers-chunk.ts";
import type { ServiceForm } from "../values/use-service-form.ts";

/** Previews the number to be stored in the visitors' format. */
const useWhatsappPreview = (typed: string) => {
  const country = useSiteSettings()?.company.value.country ?? "";
  const { data: phoneNumbers } = useQuery(phoneNumbersChunk);
  const { data } = whatsapp.safeParse(typed);
  if (!phoneNumbers || !data) return undefined;
  const contact = phoneNumbers.toChatContact(data, country);
  if (!contact || contact.startsWith("https:")) return undefined;
  return `Opens a chat with ${phoneNumbers.formatPhoneNumber(contact)}`;
};

export function ContactSection({ form }: { form: ServiceForm }) {
  const preview = useWhatsappPreview(form.values.details.whatsapp);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput
        type="tel"
        label="WhatsApp"
        inputWrapperOrder={["label", "input", "description", "error"]}
        description={preview ?? "A phone number or an https://wa.me/… link."}
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
