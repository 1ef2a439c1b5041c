import type { ReactNode } from "react";

/** The part of Mantine's form that fields need. */
export type FieldsForm = {
  getInputProps: (
    path: string,
    options?: { type: "checkbox" },
  ) => { error?: ReactNode; onChange: (value: unknown) => void };
};
