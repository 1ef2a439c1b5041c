import { dateInWords, dayOf, readDate } from "../lib/read-date.ts";

// A browser opens its calendar for a fresh press alone, which cannot wait for React.
const openCalendar = (picker: HTMLInputElement, text: HTMLInputElement) => {
  const today = dayOf(new Date());
  picker.min = today;
  const typed = readDate(text.value, today) ?? "";
  // A day before its first would make the calendar, and so the form, invalid.
  picker.value = typed >= today ? typed : "";
  try {
    picker.showPicker();
  } catch {
    // The browser has none, or the press is too long ago.
    text.focus();
  }
};

const fillIn = (picker: HTMLInputElement, text: HTMLInputElement) => {
  if (picker.value === "") return;
  text.value = dateInWords(picker.value);
  // The form follows its fields by this event.
  text.dispatchEvent(new Event("input", { bubbles: true }));
};

const fieldAround = (target: EventTarget | null, part: string) => {
  const pressed = target instanceof Element ? target.closest(part) : null;
  const row = pressed?.closest(".field__row");
  const picker = row?.querySelector<HTMLInputElement>(".field__picker");
  const text = row?.querySelector<HTMLInputElement>(".field__input");
  return picker && text && ([picker, text] as const);
};

const answerPress = (event: Event) => {
  const field = fieldAround(event.target, ".field__calendar");
  if (!field) return;
  // It need not wait for an island.
  event.stopPropagation();
  openCalendar(...field);
};
addEventListener("click", answerPress, true);
addEventListener("change", ({ target }) => {
  const field = fieldAround(target, ".field__picker");
  if (field) fillIn(...field);
});
