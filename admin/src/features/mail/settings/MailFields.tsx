import { Autocomplete, Group, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { PasswordField } from "./PasswordField.tsx";
import type { MailForm } from "./use-mail-form.ts";

type Props = Pick<MailForm, "form" | "password">;

const portText = "Your mail provider tells you: usually 587 or 465, both encrypted.";

export function MailFields({ form, password }: Props) {
  return (
    <>
      <ServerFields form={form} />
      {form.values.user.trim() !== "" && (
        <PasswordField {...password} error={form.errors.password} />
      )}
      <SenderFields form={form} />
    </>
  );
}

function ServerFields({ form }: Pick<Props, "form">) {
  return (
    <>
      <Group align="start" gap="sm">
        <TextInput
          flex="3 1 14rem"
          label="Mail server"
          placeholder="smtp.example.com"
          required
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.line}
          {...form.getInputProps("host")}
        />
        <Autocomplete
          flex="2 1 14rem"
          label="Port"
          description={portText}
          inputWrapperOrder={["label", "input", "description", "error"]}
          required
          inputMode="numeric"
          data={["587", "465"]}
          {...form.getInputProps("port")}
        />
      </Group>
      <TextInput
        label="User name"
        description="Often your full email address. Leave empty if no sign-in is needed."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.line}
        {...form.getInputProps("user")}
      />
    </>
  );
}

function SenderFields({ form }: Pick<Props, "form">) {
  return (
    <>
      <Group align="start" gap="sm">
        <TextInput
          flex="1 1 14rem"
          label="Sender's name"
          description="Guests see it in their inbox."
          maxLength={limits.line}
          {...form.getInputProps("fromName")}
        />
        <TextInput
          flex="1 1 14rem"
          type="email"
          label="Sender's address"
          description="An address your mail server can send from."
          required
          maxLength={limits.email}
          {...form.getInputProps("fromAddress")}
        />
      </Group>
      <TextInput
        type="email"
        label="Your email"
        description="We email you here about inquiries and messages."
        required
        maxLength={limits.email}
        {...form.getInputProps("inbox")}
      />
    </>
  );
}
