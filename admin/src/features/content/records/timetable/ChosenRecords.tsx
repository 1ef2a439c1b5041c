import { CloseButton, Group, NativeSelect, Select, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { DraftSummary } from "shared/content/records/drafts";
import { type TimetableAction, timetableLimits } from "shared/content/records/timetable";
import { useApp } from "../../../../lib/app/app-context.ts";
import { toRecordKey } from "../../../../lib/editing/record-key.ts";
import { pagesQuery } from "../../../../lib/requests/pages.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import { type Choosable, type Chosen, groupChoices, listActions } from "./chosen-records.ts";
import { actionLabels } from "./describe-entry.ts";

type Props = {
  chosen: Chosen[];
  drafts: DraftSummary[];
  onChange: (chosen: Chosen[]) => void;
};

/** The records that go out together, each with what happens to it. */
export function ChosenRecords({ chosen, drafts, onChange }: Props) {
  const change = (record: Chosen, action: TimetableAction) =>
    onChange(chosen.map((each) => (each === record ? { ...each, action } : each)));
  return (
    <Stack gap="sm">
      {chosen.map((record) => (
        <ChosenRow
          key={toRecordKey(record)}
          record={record}
          actions={listActions(record, drafts)}
          onChange={(action) => change(record, action)}
          onRemove={
            chosen.length > 1 ? () => onChange(chosen.filter((each) => each !== record)) : undefined
          }
        />
      ))}
      {chosen.length < timetableLimits.records && (
        <AddRecord
          chosen={chosen}
          drafts={drafts}
          onAdd={(record) => {
            const [action] = listActions(record, drafts);
            if (action) onChange([...chosen, { ...record, action }]);
          }}
        />
      )}
    </Stack>
  );
}

type RowProps = {
  record: Chosen;
  actions: TimetableAction[];
  onChange: (action: TimetableAction) => void;
  onRemove: (() => void) | undefined;
};

function ChosenRow({ record, actions, onChange, onRemove }: RowProps) {
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <NativeSelect
        flex={1}
        label={record.name}
        value={record.action}
        data={actions.map((action) => ({ value: action, label: actionLabels[action] }))}
        description={
          actions.includes("publish") ? undefined : "It has no unpublished changes to publish."
        }
        inputWrapperOrder={["label", "input", "description"]}
        onChange={({ currentTarget: { value } }) => {
          const action = actions.find((each) => each === value);
          if (action) onChange(action);
        }}
      />
      {onRemove && (
        <CloseButton size="lg" aria-label={`Remove ${record.name}`} onClick={onRemove} />
      )}
    </Group>
  );
}

type AddProps = Pick<Props, "chosen" | "drafts"> & { onAdd: (record: Choosable) => void };

function AddRecord({ chosen, drafts, onAdd }: AddProps) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const { data: pages = [] } = useQuery(pagesQuery(api));
  const groups = groupChoices({ drafts, tours, pages }, chosen);
  const records = groups.flatMap((group) => group.records);
  if (records.length === 0) return <Text size="sm">There is nothing else to schedule.</Text>;
  return (
    <Select
      label={chosen.length === 0 ? "Record" : "Add another record"}
      placeholder="Choose a draft, a tour or a page"
      searchable
      value={null}
      nothingFoundMessage="No record with this name."
      data={groups.map(({ group, records: items }) => ({
        group,
        items: items.map((item) => ({ value: toRecordKey(item), label: item.name })),
      }))}
      onChange={(key) => {
        const record = records.find((each) => toRecordKey(each) === key);
        if (record) onAdd(record);
      }}
    />
  );
}
