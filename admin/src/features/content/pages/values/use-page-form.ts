import { schemaResolver, useForm } from "@mantine/form";
import type { FormEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { focusFirstError } from "../../../../lib/editing/focus-first-error.ts";
import { isSameRecord } from "../../../../lib/editing/record-field.ts";
import { pageFields } from "./page-fields.ts";
import { type PageValues, pageSchema, withoutBlankEntries } from "./page-values.ts";

type Errors = Record<string, ReactNode>;

/** Shows an error inside a formatted text at its field. */
export const foldErrors = <Problems extends Errors>(errors: Problems) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, problem]) => [
      path.replace(/^(blocks\.\d+\.text)\..*/, "$1"),
      problem,
    ]),
  );

const resolve = schemaResolver(pageSchema, { sync: true });

export const usePageForm = (initialValues: PageValues) =>
  useForm({
    initialValues,
    validate: (values: PageValues) => foldErrors(resolve(values)),
  });

export type PageForm = ReturnType<typeof usePageForm>;

/** Mantine's `isDirty` does not notice when a change is typed back. */
export const isChanged = ({ values, getInitialValues }: PageForm) =>
  !isSameRecord(pageFields, values, getInitialValues());

/** Drops blank rows, validates, then saves. */
export const submitPage =
  (form: PageForm, save: (values: PageValues) => void) => (event: FormEvent<HTMLFormElement>) => {
    form.setValues(withoutBlankEntries(form.getValues()));
    form.onSubmit(save, (errors) => {
      // A collapsed block must open before its field can get the focus.
      flushSync(() => form.setErrors(errors));
      focusFirstError(errors);
    })(event);
  };
