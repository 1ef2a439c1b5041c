import { Stack, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { proposeDetailPage } from "shared/content/tours/tour-slug";
import { LazyRichTextField } from "../../../../components/rich-text/LazyRichTextField.tsx";
import type { ServiceForm } from "../values/use-service-form.ts";
import { ListField } from "./ListField.tsx";

type Props = {
  form: ServiceForm;
  /** A new tour's page follows its title until another page is typed. */
  proposesPage: boolean;
  listsRequired: boolean;
  /** The address of a stored tour. */
  address?: ReactNode;
};

export function TextsSection({ form, proposesPage, listsRequired, address }: Props) {
  const { highlights, tips } = form.values.details;
  const changeTitle = (title: string) => {
    const before = form.getValues();
    const isProposed = ["", proposeDetailPage(before.title)].includes(before.detailPage);
    form.setFieldValue("title", title);
    if (proposesPage && isProposed) form.setFieldValue("detailPage", proposeDetailPage(title));
  };
  return (
    <Stack>
      <TextInput
        label="Title"
        required
        {...form.getInputProps("title")}
        onChange={({ currentTarget }) => changeTitle(currentTarget.value)}
      />
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
        description="A web address (https://…) or a path on this site (/…)."
        required
        inputMode="url"
        {...form.getInputProps("detailPage")}
      />
      {address}
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
