import type { useForm } from "@mantine/form";

/** The form that the fields of a section belong to. */
export type SettingsFields<Values extends object> = Pick<
  ReturnType<typeof useForm<Values>>,
  | "values"
  | "errors"
  | "getInputProps"
  | "setFieldValue"
  | "setErrors"
  | "insertListItem"
  | "removeListItem"
  | "reorderListItem"
>;
