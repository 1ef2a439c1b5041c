import { SimpleGrid, Stack, Textarea, TextInput, type TextInputProps } from "@mantine/core";
import { limits } from "shared/limits";
import type { FieldsForm } from "../../../components/form/fields-form.ts";
import type { WayKind } from "./way-values.ts";

type Props = { form: FieldsForm; path: string; kind: WayKind };

/** The fields of one way to pay, by its kind. */
export function WayFields({ form, path, kind }: Props) {
  const line = (key: string): TextInputProps => ({
    maxLength: limits.line,
    ...form.getInputProps(`${path}.${key}`),
  });
  return (
    <Stack gap="xs">
      <TextInput label="Name" required {...line("name")} />
      {kind === "bank" && <BankFields line={line} />}
      {kind === "mobile" && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
          <TextInput label="Number or code" required inputMode="tel" {...line("code")} />
          <TextInput label="Registered name" {...line("holder")} />
        </SimpleGrid>
      )}
      {kind === "link" && (
        <TextInput
          label="Payment link"
          required
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          {...line("url")}
          maxLength={limits.url}
        />
      )}
      <Textarea
        label="Instructions"
        description="For example fees, opening hours or whom to ask for."
        autosize
        minRows={2}
        maxRows={10}
        maxLength={limits.message}
        {...form.getInputProps(`${path}.instructions`)}
      />
    </Stack>
  );
}

const plain = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false };

function BankFields({ line }: { line: (key: string) => TextInputProps }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
      <TextInput label="Account holder" required {...line("holder")} />
      <TextInput label="Bank" {...line("bank")} />
      <TextInput label="Account number" inputMode="numeric" {...plain} {...line("account")} />
      <TextInput label="IBAN" {...plain} {...line("iban")} />
      <TextInput label="SWIFT" {...plain} {...line("swift")} />
    </SimpleGrid>
  );
}
