import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import {
  describeUnknownVariables,
  type ReceiptField,
  type ReceiptKind,
  receiptKinds,
  receiptVariables,
  standardReceipts,
} from "shared/inbox/receipts/receipt-words";
import { sendTestReceipt } from "shared/inbox/receipts/receipts.endpoints";
import { limits } from "shared/limits";
import { notify, notifyError } from "../../../../components/feedback/notify.ts";
import { saveTimeout } from "../../../../lib/api/timeouts.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useInvalidateMails } from "../../../../lib/requests/outbox.ts";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { ReceiptPreview } from "./ReceiptPreview.tsx";
import { type ReceiptsValues, receiptsEditor, toDraft } from "./receipts-editor.ts";
import { WordsField } from "./WordsField.tsx";

/** Edits the words of the emails that confirm inquiries and messages. */
export function ReceiptsSection() {
  return (
    <SettingsForm editor={receiptsEditor}>
      {(form) => (
        <Stack gap="xl">
          <Text size="sm" c="dimmed">
            Guests get these as soon as they write to you. Your logo and signature are added.
          </Text>
          {receiptKinds.map((kind) => (
            <ReceiptFields key={kind} kind={kind} form={form} />
          ))}
        </Stack>
      )}
    </SettingsForm>
  );
}

const titles = { inquiry: "After an inquiry", contact: "After a message" };

type Props = { kind: ReceiptKind; form: SettingsFields<ReceiptsValues> };

function ReceiptFields({ kind, form }: Props) {
  const [isOpen, { toggle }] = useDisclosure();
  const { subject, text } = form.values[kind];
  const standard = standardReceipts[kind];
  const isStandard = subject === standard.subject && text === standard.text;
  const getProblem = (field: ReceiptField) =>
    describeUnknownVariables(form.values[kind][field], receiptVariables[kind][field]);
  const getFieldProps = (field: ReceiptField) => ({
    value: form.values[kind][field],
    variables: receiptVariables[kind][field],
    error: getProblem(field) ?? form.errors[`${kind}.${field}`],
    onChange: (value: string) => form.setFieldValue(`${kind}.${field}`, value),
  });
  const hasProblem = Boolean(getProblem("subject") ?? getProblem("text"));
  const draft = toDraft(kind, form.values);
  return (
    <Stack component="section" aria-label={titles[kind]}>
      <Title order={3} size="h4">
        {titles[kind]}
      </Title>
      <WordsField label="Subject" maxLength={limits.line} {...getFieldProps("subject")} />
      <WordsField label="Text" maxLength={limits.message} isLong {...getFieldProps("text")} />
      <Group gap="xs">
        <Button
          variant="default"
          aria-expanded={isOpen}
          disabled={hasProblem && !isOpen}
          onClick={toggle}
        >
          {isOpen ? "Close preview" : "Preview"}
        </Button>
        <TestButton draft={draft} isDisabled={hasProblem} />
        <Button
          variant="subtle"
          disabled={isStandard}
          onClick={() => form.setFieldValue(kind, { ...standard })}
        >
          Use the standard text
        </Button>
      </Group>
      {isOpen && <ReceiptPreview draft={draft} isPaused={hasProblem} />}
    </Stack>
  );
}

type TestProps = { draft: ReturnType<typeof toDraft>; isDisabled: boolean };

function TestButton({ draft, isDisabled }: TestProps) {
  const { api } = useApp();
  const invalidateMails = useInvalidateMails();
  const test = useMutation({
    mutationFn: () =>
      api.request(sendTestReceipt, { body: draft, signal: AbortSignal.timeout(saveTimeout) }),
    onSuccess: ({ message }) => {
      notify("Test email sent", message);
      invalidateMails();
    },
    onError: (error) => notifyError("Couldn't send the test email", error),
  });
  return (
    <Button
      variant="default"
      disabled={isDisabled}
      loading={test.isPending}
      onClick={() => test.mutate()}
    >
      Send me a test
    </Button>
  );
}
