import { Stack, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { formatPhoneNumber, toE164 } from "shared/text/phone";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import { describeNationalNumbers } from "../company/countries.ts";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import { chatEditor } from "./chat-editor.ts";

const describe = (typed: string, country: string) => {
  const phone = toE164(typed, country);
  if (phone) return `Opens a chat with ${formatPhoneNumber(phone)}`;
  return `A phone number, or a link such as https://wa.me/250788123456. ${describeNationalNumbers(country)} Leave empty for no chat.`;
};

export function ChatSection() {
  const country = useSiteSettings()?.company.value.country ?? "";
  return (
    <SettingsForm editor={chatEditor}>
      {(form) => (
        <Stack>
          <TextInput
            type="tel"
            label="WhatsApp"
            inputWrapperOrder={["label", "input", "description", "error"]}
            description={describe(form.values.whatsapp, country)}
            maxLength={limits.line}
            {...form.getInputProps("whatsapp")}
          />
          <TextInput
            label="Greeting"
            description="Shown first when visitors open the chat."
            required
            maxLength={limits.line}
            {...form.getInputProps("greeting")}
          />
        </Stack>
      )}
    </SettingsForm>
  );
}
