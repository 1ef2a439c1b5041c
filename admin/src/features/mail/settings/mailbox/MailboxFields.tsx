import { Autocomplete, Group, PasswordInput, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import type { MailboxFormState } from "./use-mailbox-form.ts";

type Props = { form: MailboxFormState; hasPassword: boolean };

const typedAsIs = { autoCapitalize: "none", spellCheck: false, maxLength: limits.line };

export function MailboxFields({ form, hasPassword }: Props) {
  return (
    <>
      <Group align="start" gap="sm">
        <TextInput
          flex="3 1 14rem"
          label="Mailbox server"
          placeholder="imap.example.com"
          required
          inputMode="url"
          {...typedAsIs}
          {...form.getInputProps("host")}
        />
        <Autocomplete
          flex="2 1 14rem"
          label="Mailbox port"
          required
          inputMode="numeric"
          data={["993", "143"]}
          {...form.getInputProps("port")}
        />
      </Group>
      <Group align="start" gap="sm">
        <TextInput
          flex="1 1 14rem"
          label="Mailbox user"
          description="Often your full email address."
          required
          autoComplete="off"
          {...typedAsIs}
          {...form.getInputProps("user")}
        />
        <PasswordInput
          flex="1 1 14rem"
          label="Mailbox password"
          description={
            hasPassword
              ? "Leave empty to keep the saved one."
              : "Stored encrypted. Some providers need an app password."
          }
          autoComplete="new-password"
          maxLength={500}
          {...form.getInputProps("password")}
        />
      </Group>
      <TextInput
        label="Folder"
        description="Where replies arrive, usually INBOX."
        required
        {...typedAsIs}
        {...form.getInputProps("folder")}
      />
    </>
  );
}
