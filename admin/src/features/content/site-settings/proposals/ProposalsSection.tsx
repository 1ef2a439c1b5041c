import { Anchor, SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { Link } from "react-router";
import { limits } from "shared/limits";
import { pathTo } from "../../../../lib/app/paths.ts";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import { proposalsEditor } from "./proposals-editor.ts";

/** Edits the defaults of new proposals. */
export function ProposalsSection() {
  return (
    <SettingsForm editor={proposalsEditor}>
      {(form) => (
        <Stack>
          <Text size="sm" c="dimmed">
            New proposals begin with these. You can change them in each proposal.
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
            <TextInput
              label="Days to accept"
              description="Never later than the first day of the trip."
              required
              inputMode="numeric"
              {...form.getInputProps("validDays")}
            />
            <TextInput
              label="Deposit (percent)"
              description="Due on acceptance; 0 asks for none."
              required
              inputMode="numeric"
              {...form.getInputProps("depositPercent")}
            />
            <TextInput
              label="Rest due before the trip (days)"
              description="0 means on the first day."
              required
              inputMode="numeric"
              {...form.getInputProps("restDays")}
            />
          </SimpleGrid>
          <Textarea
            label="Terms"
            description="Guests agree to them when they accept: cancellation, changes, what happens in bad weather."
            autosize
            minRows={4}
            maxRows={20}
            maxLength={limits.description}
            {...form.getInputProps("terms")}
          />
          <Text size="sm">
            Bank accounts and mobile money are under{" "}
            <Anchor component={Link} to={pathTo.settings("ways-to-pay")} underline="always">
              Ways to pay
            </Anchor>
            .
          </Text>
        </Stack>
      )}
    </SettingsForm>
  );
}
