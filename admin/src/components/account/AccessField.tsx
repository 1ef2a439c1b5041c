import { Radio, Stack } from "@mantine/core";
import { type UserAccess, userAccess } from "shared/accounts/users";
import { accessDescriptions, accessLabels } from "../../lib/text/access-labels.ts";

type Props = { value: UserAccess; onChange: (access: UserAccess) => void };

/** Chooses what an admin may use. */
export function AccessField({ value, onChange }: Props) {
  return (
    <Radio.Group
      label="Access"
      value={value}
      onChange={(chosen) => onChange(userAccess.parse(chosen))}
    >
      <Stack gap="xs" mt="xs">
        {userAccess.options.map((access) => (
          <Radio
            key={access}
            value={access}
            label={accessLabels[access]}
            description={accessDescriptions[access]}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
