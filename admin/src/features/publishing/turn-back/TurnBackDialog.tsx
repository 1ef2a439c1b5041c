import { Anchor, Button, Checkbox, Group, List, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import type { ChangedRecord } from "shared/content/records/versions";
import { TitledDialog } from "../../../components/dialog/TitledDialog.tsx";
import { toRecordPath } from "../../../lib/app/record-path.ts";
import { describeRecord } from "./changed-records.ts";
import { type TurnedBack, useTurnBack } from "./use-turn-back.ts";

type Props = { records: ChangedRecord[]; onClose: () => void };

const hints = {
  created: "created later: hide or delete it yourself",
  deleted: "deleted later: restore it from the trash",
  changed: "",
};

/** Makes drafts of the versions in a release, of all records or chosen ones. Publishes nothing. */
export function TurnBackDialog({ records, onClose }: Props) {
  const turnBack = useTurnBack();
  return (
    <TitledDialog title="Turn records back" onClose={onClose}>
      {turnBack.data ? (
        <Results results={turnBack.data} onClose={onClose} />
      ) : (
        <Choice
          records={records}
          isPending={turnBack.isPending}
          onChoose={(chosen) => turnBack.mutate(chosen)}
        />
      )}
    </TitledDialog>
  );
}

type ChoiceProps = {
  records: ChangedRecord[];
  isPending: boolean;
  onChoose: (chosen: ChangedRecord[]) => void;
};

function Choice({ records, isPending, onChoose }: ChoiceProps) {
  const changed = records.filter(({ change }) => change === "changed");
  const others = records.filter(({ change }) => change !== "changed");
  const [chosen, setChosen] = useState(changed.map(({ versionId }) => versionId ?? ""));
  const isChosen = ({ versionId }: ChangedRecord) => chosen.includes(versionId ?? "");
  return (
    <Stack>
      {changed.length > 0 && (
        <Checkbox.Group
          label="Make drafts of these, as they were in this version"
          description="Nothing is published. You publish each draft yourself."
          value={chosen}
          onChange={setChosen}
        >
          <Stack gap="xs" mt="sm">
            {changed.map((record) => (
              <Checkbox
                key={record.versionId}
                value={record.versionId ?? ""}
                label={describeRecord(record)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {others.length > 0 && (
        <List size="sm" spacing="xs">
          {others.map((record) => (
            <List.Item key={`${record.kind} ${record.id}`}>
              {record.change === "created" ? (
                <Anchor component={Link} to={toRecordPath(record)} inherit>
                  {describeRecord(record)}
                </Anchor>
              ) : (
                describeRecord(record)
              )}
              : {hints[record.change]}
            </List.Item>
          ))}
        </List>
      )}
      {changed.length > 0 && (
        <Group justify="flex-end">
          <Button
            color="clay"
            disabled={chosen.length === 0}
            loading={isPending}
            onClick={() => onChoose(changed.filter(isChosen))}
          >
            {chosen.length === 1 ? "Make a draft" : `Make ${chosen.length} drafts`}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

type ResultsProps = { results: TurnedBack[]; onClose: () => void };

function Results({ results, onClose }: ResultsProps) {
  const made = results.filter(({ problem }) => problem === null).length;
  return (
    <Stack>
      <Text size="sm" role="status">
        {made === 1 ? "One draft is ready." : `${made} drafts are ready.`} Nothing is published.
      </Text>
      <List size="sm" spacing="xs">
        {results.map(({ record, problem }) => (
          <List.Item key={`${record.kind} ${record.id}`}>
            <Anchor component={Link} to={toRecordPath(record)} inherit>
              {describeRecord(record)}
            </Anchor>
            {problem && `: ${problem}`}
          </List.Item>
        ))}
      </List>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Stack>
  );
}
