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
    setRefused(false);
    setPasted(point ? "" : text);
    if (point) form.setFieldValue("facts.start.point", point);
  };
  return (
    <Stack gap="xs">
      <TextInput
        label="Point on the map"
        description="Paste “-2.06, 29.35” or a link from OpenStreetMap or Google Maps."
        value={pasted}
        error={isRefused && notUnderstood}
        onChange={(event) => read(event.currentTarget.value)}
        onBlur={() => setRefused(pasted.trim() !== "")}
      />
      <SimpleGrid cols={2} spacing="xs">
        <TextInput label="Latitude" {...form.getInputProps("facts.start.point.latitude")} />
        <TextInput label="Longitude" {...form.getInputProps("facts.start.point.longitude")} />
      </SimpleGrid>
    </Stack>
  );
}
