import { honeypotField } from "shared/honeypot";

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The fields that people see. */
const visibleFields = (form: HTMLFormElement) =>
  [...form.elements].filter(isField).filter(({ name }) => name !== honeypotField);

/** What stands in the fields of a form, by their names; empty ones are left out. */
export const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    visibleFields(form)
      .filter(({ value }) => value !== "")
      .map(({ name, value }) => [name, value]),
  );

/** Puts texts into the fields of these names that are empty. */
export function fillEmptyFields(form: HTMLFormElement, texts: Readonly<Record<string, string>>) {
  for (const field of visibleFields(form))
    if (field.value === "") field.value = texts[field.name] ?? "";
}
