import { Alert, Button, Group, Select, Text } from "@mantine/core";
import type { TourService } from "shared/content/tours/tour-services";
import { askToConfirm } from "../../../components/feedback/alerts.ts";
import { TourPageLink } from "../../../components/tour/TourPageLink.tsx";

type Props = {
  services: TourService[];
  /** `undefined` if the form started blank. */
  source: TourService | undefined;
  isDirty: boolean;
  isListMissing: boolean;
  onStart: (source: TourService | undefined) => void;
};

export function PrefillChoice({ services, source, isDirty, isListMissing, onStart }: Props) {
  if (isListMissing)
    return <Alert color="clay">Couldn't load your tours, so the form starts blank.</Alert>;
  if (services.length === 0) return null;

  const startFrom = (chosen: TourService | undefined) => {
    if (!isDirty) return onStart(chosen);
    askToConfirm({
      title: "Replace your changes?",
      text: "You have unsaved changes. Starting over discards them.",
      confirm: "Replace",
      onConfirm: () => onStart(chosen),
    });
  };
  const choose = (id: string | null) => {
    const service = services.find(({ _id }) => _id === id);
    if (service) startFrom(service);
  };
  return (
    <Alert color="lake">
      <Text size="sm" fw={600}>
        {source ? `Copied from “${source.title}”` : "Blank tour"}
      </Text>
      <TourPageLink tour={source} />
      <Group align="end" gap="xs" mt="xs">
        <Select
          label="Copy another tour"
          flex="1 1 12rem"
          searchable
          allowDeselect={false}
          data={services.map(({ _id, title }) => ({ value: _id, label: title }))}
          value={source?._id ?? null}
          onChange={choose}
        />
        <Button variant="default" onClick={() => startFrom(undefined)}>
          Start blank
        </Button>
      </Group>
    </Alert>
  );
}
