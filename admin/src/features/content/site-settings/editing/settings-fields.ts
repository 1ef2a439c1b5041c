import type { useForm } from "@mantine/form";

/** The form around the fields of a section. */
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
