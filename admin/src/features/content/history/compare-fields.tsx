import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { textVersions } from "../../../components/conflict/text-versions.tsx";
import { isSameIn, type RecordField } from "../../../lib/editing/record-field.ts";
import classes from "./history.module.css";

export type FieldComparison = {
  label: string;
  isChanged: boolean;
  /** `null` where there is nothing to compare with. */
  before: ReactNode;
  after: ReactNode;
};

const show = <Values,>({ render, describe }: RecordField<Values>, values: Values) =>
  render ? render(values) : <PlainText text={describe(values)} />;

/** Shows each field of two versions; without `before`, those of one. */
export const compareFields = <Values,>(
  fields: RecordField<Values>[],
  before: Values | null,
  after: Values,
): FieldComparison[] =>
  fields.map((field) => {
    const { label, describe, render } = field;
    if (before === null || isSameIn(field, before, after))
      return { label, isChanged: false, before: null, after: show(field, after) };
    if (render) return { label, isChanged: true, before: render(before), after: render(after) };
    const { typed, other } = textVersions(describe(before), describe(after));
    return { label, isChanged: true, before: typed, after: other };
  });

function PlainText({ text }: { text: string }) {
  if (text === "") return <Text c="dimmed">(empty)</Text>;
  return (
    <Text size="sm" className={classes.text}>
      {text}
    </Text>
  );
}
