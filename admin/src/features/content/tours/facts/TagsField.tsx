import { TagsInput } from "@mantine/core";
import { limits } from "shared/limits";
import { listError, withoutEntryErrors } from "../../../../lib/editing/entry-errors.ts";
import type { ServiceForm } from "../values/use-service-form.ts";

type Props = {
  form: ServiceForm;
  path: "facts.activities" | "facts.languages";
  label: string;
  description: string;
  suggestions: string[];
};

export function TagsField({ form, path, label, description, suggestions }: Props) {
  const { onChange, ...input } = form.getInputProps(path);
  const change = (tags: string[]) => {
    onChange(tags);
    form.setErrors((errors) => withoutEntryErrors(errors, path));
  };
  return (
    <TagsInput
      label={label}
      description={description}
      data={suggestions}
      maxTags={limits.listItems}
      {...input}
      error={listError(form.errors, path)}
      onChange={change}
    />
  );
}
