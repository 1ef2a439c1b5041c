import { Stack, Textarea, TextInput } from "@mantine/core";
import type { ServiceForm } from "../values/use-service-form.ts";
import { ListField } from "./ListField.tsx";

type Props = { form: ServiceForm; listsRequired: boolean };

export function TextsSection({ form, listsRequired }: Props) {
  const { highlights, tips } = form.values.details;
  return (
    <Stack>
      <TextInput label="Title" required {...form.getInputProps("title")} />
      <Textarea
        label="Description"
        required
        autosize
        minRows={5}
        maxRows={18}
        {...form.getInputProps("description")}
      />
      <TextInput
        label="Detail page URL"
        description="A web address (https://…) or a path on this site (/…). Left empty, it is the tour's own page."
        inputMode="url"
        {...form.getInputProps("detailPage")}
      />
      <ListField
        form={form}
        path="details.highlights"
        values={highlights}
        label="Highlights"
        entry="Highlight"
        required={listsRequired}
      />
      <ListField
        form={form}
        path="details.tips"
        values={tips}
        label="Tips"
        entry="Tip"
        required={listsRequired}
      />
    </Stack>
  );
}
