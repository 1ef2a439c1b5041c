import { honeypotField } from "shared/honeypot";

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const visibleFields = (form: HTMLFormElement) =>
  [...form.elements].filter(isField).filter(({ name }) => name !== honeypotField);

/** By field name, without empty ones and the honeypot. */
export const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    visibleFields(form)
      .filter(({ value }) => value !== "")
      .map(({ name, value }) => [name, value]),
  );

export function fillEmptyFields(form: HTMLFormElement, texts: Readonly<Record<string, string>>) {
  for (const field of visibleFields(form))
    if (field.value === "") field.value = texts[field.name] ?? "";
}
