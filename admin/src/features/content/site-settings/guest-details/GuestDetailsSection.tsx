import { Checkbox, Input, SimpleGrid, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createUuid } from "shared/http/idempotency-key";
import { guestQuestion, questionLabels } from "shared/inbox/trips/guest-questions";
import { limits } from "shared/limits";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import { TourChoice } from "../../../../components/tour/TourChoice.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { type GuestDetailsValues, guestDetailsEditor } from "./guest-details-editor.ts";

/** Sets the questions for the guests of accepted trips. */
export function GuestDetailsSection() {
  return (
    <SettingsForm editor={guestDetailsEditor}>
      {(form) => (
        <Stack>
          <Switch
            label="Ask guests for their details"
            description={`The page of an accepted trip then has a form for each person. Details are deleted ${limits.guestDetailDays} days after the trip.`}
            {...form.getInputProps("isAsked", { type: "checkbox" })}
          />
          <Checkbox.Group label="Questions" {...form.getInputProps("questions")}>
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt="xs">
              {guestQuestion.options.map((question) => (
                <Checkbox key={question} value={question} label={questionLabels[question]} />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
          <OwnQuestions form={form} />
          <Textarea
            label="Risks"
            description="Each person confirms having read this, with a name and the time. Leave empty to ask nobody."
            autosize
            minRows={3}
            maxRows={16}
            maxLength={limits.description}
            {...form.getInputProps("risks")}
          />
        </Stack>
      )}
    </SettingsForm>
  );
}

type Props = { form: SettingsFields<GuestDetailsValues> };

function OwnQuestions({ form }: Props) {
  return (
    <Input.Wrapper
      label="Your own questions"
      labelElement="div"
      description="We never ask for passport numbers unless you add that question here, for example for a park permit."
      error={form.errors.own}
    >
      <Stack mt="xs">
        <RowList
          form={form}
          path="own"
          entry="Question"
          rows={form.values.own}
          getKey={({ id }) => id}
          blank={{ id: createUuid(), label: "", tourId: "" }}
          renderFields={({ tourId }, index) => (
            <QuestionFields form={form} path={`own.${index}`} tourId={tourId} />
          )}
        />
      </Stack>
    </Input.Wrapper>
  );
}

function QuestionFields({ form, path, tourId }: Props & { path: string; tourId: string }) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const chosen = form.getInputProps(`${path}.tourId`);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
      <TextInput
        label="Question"
        required
        maxLength={limits.line}
        {...form.getInputProps(`${path}.label`)}
      />
      <TourChoice
        {...chosen}
        placeholder="All tours"
        clearable
        chosen={tourId}
        tours={tours}
        value={tourId || null}
        onChange={(id) => chosen.onChange(id ?? "")}
      />
    </SimpleGrid>
  );
}
