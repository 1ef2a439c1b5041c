import { Button, Group, Paper, SimpleGrid, Stack, Textarea, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useEffect } from "react";
import type { DaySheet, TripPlan } from "shared/inbox/trips/day-sheets";
import { limits } from "shared/limits";
import { notify, notifyError } from "../../../components/feedback/notify.ts";
import { useSheetChanges } from "./day-sheets.requests.ts";

type Props = {
  trip: DaySheet["trips"][number];
  /** Called with true once something is typed that is not saved, and with false afterwards. */
  onDirty: (id: string, isDirty: boolean) => void;
};

const toValues = ({ time, place, guide, vehicle, notes }: TripPlan) => ({
  ...{ time: time ?? "", place: place ?? "", guide: guide ?? "" },
  ...{ vehicle: vehicle ?? "", notes: notes ?? "" },
});

/** Pick-up, guide, vehicle and notes of a trip. */
export function PlanForm({ trip: { _id, name, plan }, onDirty }: Props) {
  const { savePlan } = useSheetChanges();
  const form = useForm({ initialValues: toValues(plan) });
  const isDirty = form.isDirty();
  useEffect(() => {
    onDirty(_id, isDirty);
    return () => onDirty(_id, false);
  }, [isDirty]);
  // Another admin's save appears, unless something is typed here.
  useEffect(() => {
    if (form.isDirty()) return;
    form.setInitialValues(toValues(plan));
    form.setValues(toValues(plan));
  }, [plan]);
  const submit = form.onSubmit((values) => {
    // Only what was changed here is sent, so that another admin's fields stay.
    const body = Object.fromEntries(
      Object.entries(values).filter(([field]) => form.isDirty(field)),
    );
    savePlan.mutate(
      { id: _id, body },
      {
        onSuccess: ({ message }) => {
          notify(message, "An open link shows it at once.");
          form.resetDirty(values);
        },
        onError: (error) => notifyError("Couldn't save the plan.", error),
      },
    );
  });
  return (
    <Paper component="form" withBorder p="sm" onSubmit={submit} noValidate aria-label={name}>
      <Stack gap="sm">
        <Title order={2} size="h5">
          {name}
        </Title>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput type="time" label="Pick-up time" {...form.getInputProps("time")} />
          <TextInput
            label="Pick-up place"
            maxLength={limits.pickupPlace}
            {...form.getInputProps("place")}
          />
          <TextInput label="Guide" maxLength={limits.line} {...form.getInputProps("guide")} />
          <TextInput label="Vehicle" maxLength={limits.line} {...form.getInputProps("vehicle")} />
        </SimpleGrid>
        <Textarea
          label="Notes for the guide"
          autosize
          minRows={2}
          maxLength={limits.guestText}
          {...form.getInputProps("notes")}
        />
        <Group justify="flex-end">
          <Button type="submit" disabled={!isDirty} loading={savePlan.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
