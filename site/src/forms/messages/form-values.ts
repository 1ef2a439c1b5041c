import { honeypotField } from "shared/inbox/honeypot";
import { isKept } from "./guest-details.ts";

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** A field without a name only helps to fill in another. */
const visibleFields = (form: HTMLFormElement) =>
  [...form.elements].filter(isField).filter(({ name }) => name !== "" && name !== honeypotField);

const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "radio";

const isTyped = (field: HTMLInputElement | HTMLTextAreaElement) =>
  isChoice(field)
    ? field.checked && !field.defaultChecked
    : field.value !== "" && field.value !== field.defaultValue;

export const hasTypedFields = (form: HTMLFormElement) => visibleFields(form).some(isTyped);

/** With the details that were filled in from another tour's form. */
export const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    visibleFields(form)
      .filter((field) => isTyped(field) || (isKept(field) && field.value !== ""))
      .map(({ name, value }) => [name, value]),
  );

/** Keeps typed text, and unfolds the fields that it fills in. */
export function fillUntypedFields(form: HTMLFormElement, texts: Readonly<Record<string, string>>) {
  for (const field of visibleFields(form)) {
    const text = texts[field.name];
    if (text === undefined || isTyped(field)) continue;
    if (isChoice(field)) {
      field.checked = field.value === text;
      continue;
    }
    field.value = text;
    field.closest("details")?.setAttribute("open", "");
  }
}
