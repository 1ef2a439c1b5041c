import { Button, Checkbox, NativeSelect, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { ApiKeyCreated } from "shared/accounts/api-keys/api-keys";
import { type ApiScope, apiScope, apiScopes } from "shared/http/api-scopes";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { issuesByField, serverMessage } from "../../../lib/api/api-error.ts";
import { useCreateApiKey } from "./api-keys.requests.ts";
import { scopeDescriptions, scopeLabels } from "./scope-labels.ts";

const never = "never";
const expiries = [
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
  { value: never, label: "Never" },
];
const blank = { name: "", scopes: Array.of<ApiScope>(), expiry: "365" };

export function NewApiKeyForm({ onCreated }: { onCreated: (created: ApiKeyCreated) => void }) {
  const [values, setValues] = useState(blank);
  const { mutate, error, isPending } = useCreateApiKey();
  const { name, scopes, expiry } = values;
  const set = (part: Partial<typeof blank>) => setValues({ ...values, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const expiresInDays = expiry === never ? null : Number(expiry);
    const onSuccess = (created: ApiKeyCreated) => {
      setValues(blank);
      onCreated(created);
    };
    mutate({ name, scopes, expiresInDays }, { onSuccess });
  };
  const issues = issuesByField(error);
  return (
    <Stack component="form" aria-label="New API key" align="flex-start" onSubmit={submit}>
      <TextInput
        label="Name"
        description="The program that uses the key. The activity log shows this name and the key's first characters."
        placeholder="For example: Bookkeeping"
        required
        maxLength={60}
        value={name}
        error={issues.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <Checkbox.Group
        label="What it may do"
        required
        value={scopes}
        error={issues.scopes}
        onChange={(chosen) => set({ scopes: apiScope.array().parse(chosen) })}
      >
        <Stack gap="xs" mt="xs">
          {apiScopes.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={scopeLabels[scope]}
              description={scopeDescriptions[scope]}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <NativeSelect
        label="Expires"
        data={expiries}
        value={expiry}
        onChange={({ currentTarget }) => set({ expiry: currentTarget.value })}
      />
      <Button type="submit" loading={isPending}>
        Create key
      </Button>
      {error && (
        <ErrorAlert
          title="Couldn't create the key. Please try again."
          detail={serverMessage(error)}
        />
      )}
    </Stack>
  );
}
