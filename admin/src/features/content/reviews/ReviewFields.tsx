import { Group, NativeSelect, Switch, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { limits } from "shared/limits";
import { TourChoice } from "../../../components/tour/TourChoice.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { pageToursQuery } from "../../../lib/requests/pages.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import type { ReviewForm } from "./use-review-form.ts";

const stars = [
  { value: "", label: "No stars" },
  ...[5, 4, 3, 2].map((count) => ({ value: String(count), label: `${count} stars` })),
  { value: "1", label: "1 star" },
];

export function ReviewFields({ form }: { form: ReviewForm }) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const { data: pageTours = [] } = useQuery(pageToursQuery(api));
  return (
    <>
      <Textarea
        label="Comment"
        description="The guest's own words."
        required
        autosize
        minRows={4}
        maxRows={16}
        maxLength={limits.message}
        {...form.getInputProps("comment")}
      />
      <Group align="start" gap="sm">
        <TextInput
          flex="1 1 12rem"
          label="Name"
          required
          maxLength={limits.line}
          {...form.getInputProps("name")}
        />
        <TextInput
          flex="1 1 12rem"
          label="Country"
          maxLength={limits.line}
          {...form.getInputProps("country")}
        />
      </Group>
      <Group align="start" gap="sm">
        <TextInput
          flex="1 1 12rem"
          type="month"
          label="Month of the visit"
          placeholder="2026-05"
          {...form.getInputProps("month")}
        />
        <NativeSelect
          flex="1 1 12rem"
          label="Stars"
          data={stars}
          {...form.getInputProps("stars")}
        />
      </Group>
      <TourChoice
        tours={tours}
        pageTours={pageTours}
        chosen={form.values.tour}
        placeholder="No tour in particular"
        clearable
        {...form.getInputProps("tour")}
      />
      <Switch
        label="Shown on the site"
        description="Only admins can see a hidden review."
        {...form.getInputProps("isShown", { type: "checkbox" })}
      />
    </>
  );
}
