import { Text } from "@mantine/core";
import { Send } from "lucide-react";
import type { MailSettings } from "shared/mail/mail-settings";
import { RecordConflict } from "../../../components/conflict/RecordConflict.tsx";
import { RecordForm } from "../../../components/form/RecordForm.tsx";
import { issuesByField } from "../../../lib/api/api-error.ts";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { MailFields } from "./MailFields.tsx";
import { useSendTestMail } from "./mail-settings.requests.ts";
import { mailFields, toMailValues } from "./mail-values.ts";
import { TrialButton } from "./TrialButton.tsx";
import { type MailForm, useMailForm } from "./use-mail-form.ts";

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

type TestMailProps = Pick<MailForm, "form" | "toInput">;

/** Tests the form's values, saved or not. */
function TestMail({ form, toInput }: TestMailProps) {
  const { mutate, isPending, data, error } = useSendTestMail();
  const send = () => {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) return focusFirstError(errors);
    mutate(toInput(form.getValues()), {
      onError: (refused) => form.setErrors(issuesByField(refused)),
    });
  };
  return (
    <TrialButton
      icon={<Send size={16} aria-hidden />}
      onClick={send}
      {...{ isPending, error }}
      outcome={data && { isGood: data.isSent, message: data.message }}
    >
      Send a test email
    </TrialButton>
  );
}
