import { schemaResolver, useForm } from "@mantine/form";
import type { MailboxSettings } from "shared/inbox/mailbox/mailbox-settings";
import { mailboxSchema, toMailboxValues } from "./mailbox-values.ts";

export const useMailboxForm = (settings: MailboxSettings) =>
  useForm({
    initialValues: toMailboxValues(settings),
    validate: schemaResolver(mailboxSchema, { sync: true }),
  });
export type MailboxFormState = ReturnType<typeof useMailboxForm>;
