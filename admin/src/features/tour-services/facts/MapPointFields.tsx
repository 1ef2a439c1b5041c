import { SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import type { ServiceForm } from "../values/use-service-form.ts";
import { parseMapPoint } from "./parse-map-point.ts";

const notUnderstood =
  "No point found. Paste “latitude, longitude” or the long address of a map; a short link does not tell where it leads.";

/** The point of the start: typed, or read from a link to a map. */
export function MapPointFields({ form }: { form: ServiceForm }) {
  const [pasted, setPasted] = useState("");
  const [isRefused, setRefused] = useState(false);
  const read = (text: string) => {
    const point = parseMapPoint(text);
    setPasted(point ? "" : text);
    setRefused(!point && text.trim() !== "");
    if (point) form.setFieldValue("facts.start.point", point);
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
        // Not while typing: “-2.06, 2” is a point, too.
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
        <TextInput label="Latitude" {...form.getInputProps("facts.start.point.latitude")} />
        <TextInput label="Longitude" {...form.getInputProps("facts.start.point.longitude")} />
      </SimpleGrid>
    </Stack>
  );
}
