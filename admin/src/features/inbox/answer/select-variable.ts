import { findVariables } from "shared/answer-templates";

/** The first one that is still to be replaced, ready to be typed over; else the end of the text. */
export const selectVariable = (field: HTMLTextAreaElement | null) => {
  if (!field) return;
  field.focus();
  const [variable] = findVariables(field.value);
  const start = variable ? field.value.indexOf(variable) : field.value.length;
  field.setSelectionRange(start, start + (variable?.length ?? 0));
};
