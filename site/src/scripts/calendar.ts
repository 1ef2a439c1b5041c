import { dateInWords, readDate, toLocalDay } from "../lib/read-date.ts";

// A browser opens its calendar only right after a press, so this cannot wait for React.
const openCalendar = (picker: HTMLInputElement, text: HTMLInputElement) => {
  const today = toLocalDay(new Date());
  picker.min = today;
  const typed = readDate(text.value, today) ?? "";
  // A day before the minimum would make the calendar field, and so the form, invalid.
  picker.value = typed >= today ? typed : "";
  try {
    picker.showPicker();
  } catch {
    // The browser has no calendar, or the press was too long ago.
    text.focus();
  }
};

const fillIn = (picker: HTMLInputElement, text: HTMLInputElement) => {
  if (picker.value === "") return;
  text.value = dateInWords(picker.value);
  // The form listens to this event.
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
  // Lets the press through, which an island would delay.
  event.stopPropagation();
  openCalendar(...field);
};
addEventListener("click", answerPress, true);
addEventListener("change", ({ target }) => {
  const field = fieldAround(target, ".field__picker");
  if (field) fillIn(...field);
});
