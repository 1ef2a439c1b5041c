import { Stack, TextInput } from "@mantine/core";
import { LazyRichTextField } from "../../../components/rich-text/LazyRichTextField.tsx";
import type { ServiceForm } from "../values/use-service-form.ts";
import { ListField } from "./ListField.tsx";

type Props = { form: ServiceForm; listsRequired: boolean };

export function TextsSection({ form, listsRequired }: Props) {
  const { highlights, tips } = form.values.details;
  return (
    <Stack>
      <TextInput label="Title" required {...form.getInputProps("title")} />
      <LazyRichTextField
        label="Description"
        required
        path="description"
        value={form.values.description}
        error={form.errors.description ?? form.errors.descriptionText}
        onChange={(text) => form.setFieldValue("description", text)}
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
