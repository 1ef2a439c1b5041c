import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { Search, Trash2 } from "lucide-react";
import {
  type PersonalData,
  type PersonInput,
  personInput,
} from "shared/inbox/personal-data/personal-data";
import {
  erasePersonalData,
  findPersonalData,
} from "shared/inbox/personal-data/personal-data.endpoints";
import { askToConfirm } from "../../../components/feedback/alerts.ts";
import { SaveStatus } from "../../../components/form/SaveStatus.tsx";
import { DescriptionList } from "../../../components/list/DescriptionList.tsx";
import { issuesByField, serverMessage } from "../../../lib/api/api-error.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { useSave } from "../../../lib/editing/use-save.ts";

type Outcome = { error: Error | null; note: string | undefined };

const labelCounts = ({ inquiries, contacts, mails, reviews, accounts }: PersonalData) => ({
  Inquiries: inquiries,
  Messages: contacts,
  "Emails to, from or about them": mails,
  Reviews: reviews,
  Accounts: accounts,
});

const totalCount = (data: PersonalData) =>
  Object.values(data).reduce((sum, count) => sum + count, 0);

const summarize = (data: PersonalData, person: string) =>
  totalCount(data) > 0 ? `Stored about ${person}:` : `Nothing is stored about ${person}.`;

const toInput = (person: string): PersonInput =>
  /[@a-z]/i.test(person) ? { email: person } : { phone: person };

const failureText = ({ error, note }: Outcome, text: string) =>
  error && !note && (serverMessage(error) ?? text);

const toWarning = (person: string) =>
  toInput(person).phone
    ? `Inquiries with the phone number ${person} will be deleted for good. To erase this guest's emails, use their email address.`
    : `Everything stored about ${person} will be deleted for good. This can't be undone.`;

const askToErase = (person: string, onConfirm: () => void) =>
  askToConfirm({
    title: "Erase this person?",
    text: toWarning(person),
    confirm: "Erase for good",
    onConfirm,
  });

export function ErasePerson() {
  const find = useFindPerson();
  const erase = useErasePerson();
  const form = useForm({
    initialValues: { person: "" },
    validate: ({ person }) => {
      const { error } = personInput.safeParse(toInput(person));
      return { person: error?.issues[0]?.message };
    },
    // The result belongs to another person.
    onValuesChange: () => {
      find.reset();
      erase.reset();
    },
  });
  const submit = form.onSubmit(({ person: sought }) => {
    erase.reset();
    const onError = (error: Error) => {
      const { email, phone } = issuesByField(error);
      form.setErrors({ person: email ?? phone });
    };
    find.save(toInput(sought), { onError });
  }, focusFirstError);
  const person = form.values.person.trim();
  const personalData = find.data?.found;
  const eraseAfterAsking = () =>
    askToErase(person, () => erase.save(toInput(person), { onSuccess: find.reset }));
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Group align="flex-end" gap="sm">
          <TextInput
            label="Person's email or phone number"
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            required
            disabled={erase.isPending}
            {...form.getInputProps("person")}
          />
          <Button
            type="submit"
            variant="default"
            leftSection={<Search size={16} aria-hidden />}
            loading={find.isPending}
            disabled={erase.isPending}
          >
            Find
          </Button>
        </Group>
        <Text role="status">{personalData && summarize(personalData, person)}</Text>
        {personalData && totalCount(personalData) > 0 && (
          <PersonFound
            personalData={personalData}
            isErasing={erase.isPending}
            onErase={eraseAfterAsking}
          />
        )}
      </Stack>
      <SaveStatus
        success={erase.data?.message}
        failure={
          failureText(find, "The search failed.") ||
          failureText(erase, "Not everything was erased. Please try again.")
        }
        detail={find.note ?? erase.note}
      />
    </form>
  );
}

type PersonFoundProps = { personalData: PersonalData; isErasing: boolean; onErase: () => void };

function PersonFound({ personalData, isErasing, onErase }: PersonFoundProps) {
  return (
    <>
      <DescriptionList items={labelCounts(personalData)} />
      <Group>
        <Button
          color="red"
          leftSection={<Trash2 size={16} aria-hidden />}
          loading={isErasing}
          onClick={onErase}
        >
          Erase for good
        </Button>
      </Group>
    </>
  );
}

function useFindPerson() {
  const { api } = useApp();
  return useSave({
    send: (body: PersonInput, { signal }) => api.request(findPersonalData, { body, signal }),
    whenUnanswered: "Nothing was changed. Please search again.",
  });
}

function useErasePerson() {
  const { api } = useApp();
  const client = useQueryClient();
  return useSave({
    send: (body: PersonInput, { signal }) => api.request(erasePersonalData, { body, signal }),
    onSuccess: () => void client.invalidateQueries(),
    whenUnanswered: "Search for the person again to check whether anything is left.",
  });
}
