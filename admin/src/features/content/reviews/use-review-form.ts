import { schemaResolver, useForm } from "@mantine/form";
import { isSameRecord } from "../../../lib/editing/record-field.ts";
import { type ReviewValues, reviewFields, reviewSchema } from "./review-values.ts";

export const useReviewForm = (initialValues: ReviewValues) =>
  useForm({ initialValues, validate: schemaResolver(reviewSchema, { sync: true }) });

export type ReviewForm = ReturnType<typeof useReviewForm>;

/** Mantine's `isDirty` does not notice when a change is typed back. */
export const isChanged = ({ values, getInitialValues }: ReviewForm) =>
  !isSameRecord(reviewFields, values, getInitialValues());
