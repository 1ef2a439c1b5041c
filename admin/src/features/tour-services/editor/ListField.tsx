import { StringListField } from "../../../components/string-list/StringListField.tsx";
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
  /** As in "Highlight". */
  entry: string;
  required?: boolean;
};

const withoutEntryErrors = (path: string, errors: ServiceForm["errors"]) =>
  Object.fromEntries(Object.entries(errors).filter(([at]) => !at.startsWith(`${path}.`)));

export function ListField({ form, path, ...field }: Props) {
  const change = (lines: string[]) => {
    form.setFieldValue(path, lines);
    // Entry errors go by index, and the entries may have moved.
    form.setErrors((errors) => withoutEntryErrors(path, errors));
  };
  return <StringListField {...field} path={path} errors={form.errors} onChange={change} />;
}
