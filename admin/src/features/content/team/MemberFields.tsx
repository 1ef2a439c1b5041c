import { Group, Switch, TagsInput, TextInput } from "@mantine/core";
import { commonLanguages } from "shared/content/tours/tour-facts";
import { limits } from "shared/limits";
import type { FieldUploads } from "../../../components/photos/use-field-uploads.ts";
import { listError, withoutEntryErrors } from "../../../lib/editing/entry-errors.ts";
import { MemberPhotoField } from "./MemberPhotoField.tsx";
import type { MemberForm } from "./use-member-form.ts";

type Props = { form: MemberForm; uploads: FieldUploads };

export function MemberFields({ form, uploads }: Props) {
  return (
    <>
      <MemberPhotoField form={form} uploads={uploads} />
      <Group align="start" gap="sm">
        <TextInput
          flex="1 1 12rem"
          label="Name"
          required
          maxLength={limits.personName}
          {...form.getInputProps("name")}
        />
        <TextInput
          flex="1 1 12rem"
          label="Role"
          placeholder="For example, kayak guide"
          maxLength={limits.line}
          {...form.getInputProps("role")}
        />
      </Group>
      <LanguagesField form={form} />
      <TextInput
        label="In their own words"
        description="One sentence, such as what they like to show guests."
        maxLength={limits.line}
        {...form.getInputProps("words")}
      />
      <Group align="start" gap="sm">
        <TextInput
          flex="1 1 12rem"
          label="Guide licence"
          placeholder="For example, RDB guide 123"
          maxLength={limits.line}
          {...form.getInputProps("guideLicence")}
        />
        <TextInput
          flex="1 1 12rem"
          label="First aid"
          placeholder="For example, Red Cross, 2026"
          maxLength={limits.line}
          {...form.getInputProps("firstAid")}
        />
      </Group>
      <TextInput
        label="Working here since"
        placeholder="2019"
        inputMode="numeric"
        maw={220}
        {...form.getInputProps("since")}
      />
      <Switch
        label="Shown on the site"
        description="Only admins can see hidden people."
        {...form.getInputProps("isShown", { type: "checkbox" })}
      />
    </>
  );
}

function LanguagesField({ form }: { form: MemberForm }) {
  const { onChange, ...input } = form.getInputProps("languages");
  const change = (languages: string[]) => {
    onChange(languages);
    form.setErrors((errors) => withoutEntryErrors(errors, "languages"));
  };
  return (
    <TagsInput
      label="Languages"
      description="Choose, or type your own and press Enter."
      data={commonLanguages}
      maxTags={limits.listItems}
      {...input}
      error={listError(form.errors, "languages")}
      onChange={change}
    />
  );
}
