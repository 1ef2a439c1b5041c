import { Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { limits } from "shared/limits";
import { SaveStatus } from "../../../components/form/SaveStatus.tsx";
import { issuesByField, serverMessage } from "../../../lib/api/api-error.ts";
import { useSaveRedirect } from "./addresses.requests.ts";
import { usePageChoices } from "./page-choices.ts";

const otherAddress = { value: "", label: "Another address of this site…" };

type Props = {
  /** The old address, if it is known. */
  source?: string;
  onSaved: (source: string, target: string) => void;
  onCancel: () => void;
};

export function RedirectForm({ source = "", onSaved, onCancel }: Props) {
  const save = useSaveRedirect();
  const choices = usePageChoices();
  const form = useForm({ initialValues: { source, target: "/" } });
  const { target } = form.values;
  const [isTyped, setIsTyped] = useState(false);
  const submit = form.onSubmit((values) =>
    save.mutate(values, {
      onSuccess: ({ redirect }) => onSaved(redirect.source, redirect.target),
      onError: (error) => form.setErrors(issuesByField(error)),
    }),
  );
  const choose = (chosen: string) => {
    setIsTyped(chosen === "");
    form.setFieldValue("target", chosen);
  };
  const hasFieldErrors = Object.keys(form.errors).length > 0;
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label="Old address"
          description="For example /blog/2019/some-post, or the full address on your former site."
          required
          data-autofocus={source === "" || undefined}
          inputMode="url"
          autoCapitalize="none"
          maxLength={limits.url}
          {...form.getInputProps("source")}
        />
        <NativeSelect
          label="Leads to"
          data-autofocus={source !== "" || undefined}
          data={[...choices, otherAddress]}
          value={isTyped ? "" : target}
          error={!isTyped && form.errors.target}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        {isTyped && (
          <TextInput
            label="New address"
            description="A path on this site, such as /services/kayak."
            required
            inputMode="url"
            autoCapitalize="none"
            maxLength={limits.url}
            {...form.getInputProps("target")}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save redirect
          </Button>
        </Group>
        <SaveStatus
          failure={save.error && !hasFieldErrors && "Couldn't save the redirect."}
          detail={
            !hasFieldErrors && save.error && (serverMessage(save.error) ?? "Please try again.")
          }
        />
      </Stack>
    </form>
  );
}
