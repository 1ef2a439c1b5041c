import { StringListField } from "../../../../components/string-list/StringListField.tsx";
import { withoutEntryErrors } from "../../../../lib/editing/entry-errors.ts";
import type { ServiceForm } from "../values/use-service-form.ts";

type Path =
  | "details.highlights"
  | "details.tips"
  | "facts.included"
  | "facts.notIncluded"
  | "facts.toBring";

type Props = {
  form: ServiceForm;
  path: Path;
  values: string[];
  label: string;
  /** For example "Highlight". */
  entry: string;
  required?: boolean;
};

export function ListField({ form, path, ...field }: Props) {
  const change = (lines: string[]) => {
    form.setFieldValue(path, lines);
    form.setErrors((errors) => withoutEntryErrors(errors, path));
  };
  return <StringListField {...field} path={path} errors={form.errors} onChange={change} />;
}
