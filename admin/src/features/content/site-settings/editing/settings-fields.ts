import type { useForm } from "@mantine/form";

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
