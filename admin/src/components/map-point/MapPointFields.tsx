import { Anchor, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { parseMapPoint } from "./parse-map-point.ts";
import { mapAddress, type PointValues } from "./point-values.ts";

const notUnderstood =
  "No location found. Paste “latitude, longitude” or a full map link; short links don't contain the location.";

type Props = {
  form: {
    getInputProps: (path: string) => { error?: ReactNode };
    setFieldValue: (path: string, point: PointValues) => void;
  };
  path: string;
  point: PointValues;
};

/** A point that the user types or pastes as a map link. */
export function MapPointFields({ form, path, point }: Props) {
  const [pasted, setPasted] = useState("");
  const [isRefused, setRefused] = useState(false);
  const address = mapAddress(point);
  const read = (text: string) => {
    const parsed = parseMapPoint(text);
    setPasted(parsed ? "" : text);
    setRefused(!parsed && text.trim() !== "");
    if (parsed) form.setFieldValue(path, parsed);
  };
  return (
    <Stack gap="xs">
      <TextInput
        label="Point on the map"
        description="Paste “-2.06, 29.35” or a link from OpenStreetMap or Google Maps."
        value={pasted}
        error={isRefused && notUnderstood}
        onChange={({ currentTarget }) => {
          setRefused(false);
          setPasted(currentTarget.value);
        }}
        // Not on each key press, because “-2.06, 2” is already a point.
        onBlur={() => read(pasted)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          read(pasted);
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData("text");
          if (!parseMapPoint(text)) return;
          event.preventDefault();
          read(text);
        }}
      />
      <SimpleGrid cols={2} spacing="xs">
        <TextInput label="Latitude" {...form.getInputProps(`${path}.latitude`)} />
        <TextInput label="Longitude" {...form.getInputProps(`${path}.longitude`)} />
      </SimpleGrid>
      {address && (
        <Text size="sm">
          <Anchor
            href={address}
            target="_blank"
            inherit
            underline="always"
            py={4}
            display="inline-block"
          >
            Check it on the map
          </Anchor>
        </Text>
      )}
    </Stack>
  );
}
