import type { MailSettings } from "shared/mail-settings";
import { RecordConflict } from "../../components/conflict/RecordConflict.tsx";
import { RecordForm } from "../../components/form/RecordForm.tsx";
import { MailFields } from "./MailFields.tsx";
import { mailFields, toMailValues } from "./mail-values.ts";
import { TestMail } from "./TestMail.tsx";
import { useMailForm } from "./use-mail-form.ts";

const failure = "The mail settings were not saved.";

export function MailSettingsForm({ settings }: { settings: MailSettings }) {
  const edit = useMailForm(settings);
  const { form, save, password, baseline, other, toInput, continueFrom } = edit;
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
      <MailFields form={form} password={password} />
      <TestMail form={form} toInput={toInput} />
    </RecordForm>
  );
}
