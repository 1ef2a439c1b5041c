import { schemaResolver, useForm } from "@mantine/form";
import { isSameRecord } from "../../../lib/editing/record-field.ts";
import { type MemberValues, memberFields, memberSchema } from "./member-values.tsx";

export const useMemberForm = (initialValues: MemberValues) =>
  useForm({ initialValues, validate: schemaResolver(memberSchema, { sync: true }) });

export type MemberForm = ReturnType<typeof useMemberForm>;

/** Mantine's `isDirty` does not notice when a change is typed back. */
export const isChanged = ({ values, getInitialValues }: MemberForm) =>
  !isSameRecord(memberFields, values, getInitialValues());
