import { Stack, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { MapPointFields } from "../../../../components/map-point/MapPointFields.tsx";
import type { PointValues } from "../../../../components/map-point/point-values.ts";
import type { BlockEditing } from "./block-editing.ts";

type Props = {
  form: Pick<BlockEditing["form"], "getInputProps" | "setFieldValue">;
  path: string;
  point: PointValues;
};

export function MapFields({ form, path, point }: Props) {
  return (
    <Stack gap="xs">
      <TextInput
        label="Where the tour starts"
        description="Leave both empty to show where you are, from the site's settings."
        maxLength={limits.line}
        {...form.getInputProps(`${path}.place`)}
      />
      <MapPointFields form={form} path={`${path}.point`} point={point} />
    </Stack>
  );
}
