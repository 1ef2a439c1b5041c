import { schemaResolver, useForm } from "@mantine/form";
import type { FormEvent } from "react";
import { focusFirstError } from "../../../../lib/editing/focus-first-error.ts";
import { isSameRecord } from "../../../../lib/editing/record-field.ts";
import { serviceFields } from "./service-fields.ts";
import type { newServiceSchema } from "./service-schema.ts";
import { type ServiceValues, withoutBlankEntries } from "./service-values.ts";

type ServiceSchema = typeof newServiceSchema;

export const useServiceForm = (initialValues: ServiceValues, schema: ServiceSchema) =>
  useForm({ initialValues, validate: schemaResolver(schema, { sync: true }) });

export type ServiceForm = ReturnType<typeof useServiceForm>;

/** Mantine's `isDirty` does not notice when a change is typed back. */
export const isChanged = ({ values, getInitialValues }: ServiceForm) =>
  !isSameRecord(serviceFields, values, getInitialValues());

/** Drops blank list entries, validates, then saves. */
export const submitService =
  (form: ServiceForm, save: (values: ServiceValues) => void) =>
  (event: FormEvent<HTMLFormElement>) => {
    form.setValues(withoutBlankEntries(form.getValues()));
    form.onSubmit(save, focusFirstError)(event);
  };
