import { NativeSelect, Stack, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { StageFields } from "../../../../components/itinerary/StageFields.tsx";
import { blankStage } from "../../../../components/itinerary/stage-values.ts";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import type { BlockOf } from "../values/block-values.ts";
import type { BlockEditing } from "./block-editing.ts";
import { PhotoField } from "./PhotoField.tsx";

const units = [
  { value: "days", label: "Days" },
  { value: "hours", label: "Hours" },
];

type Props = BlockEditing & { path: string; block: BlockOf<"itinerary"> };

export function ItineraryFields({ path, block, ...editing }: Props) {
  const { form } = editing;
  return (
    <Stack gap="sm">
      <NativeSelect
        label="Split into"
        data={units}
        maw="12rem"
        {...form.getInputProps(`${path}.unit`)}
      />
      <RowList
        form={form}
        path={`${path}.stages`}
        entry="Stage"
        rows={block.stages}
        blank={{ ...blankStage, to: "", photo: null }}
        renderFields={({ photo }, index) => (
          <Stack gap="xs">
            <StageFields form={form} path={`${path}.stages.${index}`} />
            <TextInput
              label="Where it ends"
              maxLength={limits.line}
              {...form.getInputProps(`${path}.stages.${index}.to`)}
            />
            <PhotoField {...editing} path={`${path}.stages.${index}.photo`} photo={photo} />
          </Stack>
        )}
      />
    </Stack>
  );
}
