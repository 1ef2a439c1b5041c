import { Alert, Button, Group, Select, Text } from "@mantine/core";
import { useState } from "react";
import type { TourService } from "shared/tour-services";
import { askBefore } from "../../components/alerts.tsx";
import { blankService, type ServiceValues, valuesOf } from "./service-values.ts";
import type { ServiceForm } from "./use-service-form.ts";

type Props = {
  services: TourService[];
  oldest: TourService | undefined;
  form: ServiceForm;
  /** The services could not be loaded. */
  isListMissing: boolean;
};

/** Says which service the form was prefilled from; offers another, or a blank start. */
export function PrefillChoice({ services, oldest, form, isListMissing }: Props) {
  const [source, setSource] = useState(oldest);
  if (isListMissing)
    return <Alert color="clay">The services could not be loaded, so the form starts blank.</Alert>;
  if (!oldest) return null;

  const startFrom = (service: TourService | undefined, values: ServiceValues) => {
    const start = () => {
      setSource(service);
      form.setInitialValues(values);
      form.reset();
    };
    if (!form.isDirty()) return start();
    askBefore({
      title: "Replace what you typed?",
      text: "The fields have been changed. Starting anew discards those changes.",
      confirm: "Replace",
      onConfirm: start,
    });
  };
  const choose = (id: string | null) => {
    const service = services.find(({ _id }) => _id === id);
    if (service) startFrom(service, valuesOf(service));
  };
  return (
    <Alert color="lake">
      <Text size="sm" fw={600}>
        {source ? `Prefilled from “${source.title}”` : "Started blank"}
      </Text>
      <Group align="end" gap="xs" mt="xs">
        <Select
          label="Prefill from another service"
          flex="1 1 12rem"
          searchable
          allowDeselect={false}
          data={services.map(({ _id, title }) => ({ value: _id, label: title }))}
          value={source?._id ?? null}
          onChange={choose}
        />
        <Button variant="default" onClick={() => startFrom(undefined, blankService)}>
          Start blank
        </Button>
      </Group>
    </Alert>
  );
}
