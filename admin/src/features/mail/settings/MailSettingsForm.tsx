import { Text } from "@mantine/core";
import type { MailSettings } from "shared/mail/mail-settings";
import { RecordConflict } from "../../../components/conflict/RecordConflict.tsx";
import { RecordForm } from "../../../components/form/RecordForm.tsx";
import { MailFields } from "./MailFields.tsx";
import { mailFields, toMailValues } from "./mail-values.ts";
import { TestMail } from "./TestMail.tsx";
import { useMailForm } from "./use-mail-form.ts";

const failure = "Couldn't save the mail settings. Please try again.";

export function MailSettingsForm({ settings }: { settings: MailSettings }) {
  const edit = useMailForm(settings);
  const { form, save, isSet, password, baseline, other, toInput, continueFrom } = edit;
  return (
    <RecordForm
      edit={edit}
      saving={save}
      failure={failure}
      conflict={
        other && (
          <RecordConflict
            fields={mailFields}
            form={form}
            baseline={baseline}
            other={other}
            toValues={toMailValues}
            failure={failure}
            onContinue={continueFrom}
          />
        )
      }
      button="Save mail settings"
    >
      {!isSet && (
        <Text size="sm">
          No mail server yet, so emails wait in the outbox. Your mail provider gives you the server,
          port, user name and password.
        </Text>
      )}
      <MailFields form={form} password={password} />
      <TestMail form={form} toInput={toInput} />
    </RecordForm>
  );
}
