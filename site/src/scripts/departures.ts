import { dateInWords } from "../lib/read-date.ts";

/** Empties the field without a day, so that no last day of an earlier choice stays. */
const fillIn = (name: string, day: string | undefined) => {
  // The booking card has these fields too.
  for (const field of document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
    field.value = day ? dateInWords(day) : "";
    // The form listens to this event.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
};

const answerPress = ({ target }: Event) => {
  const pressed = target instanceof Element ? target.closest("a, button") : null;
  const departure = pressed?.closest<HTMLElement>("[data-departs]");
  if (!departure) return;
  fillIn("checkinDate", departure.dataset.departs);
  fillIn("checkoutDate", departure.dataset.returns);
};
addEventListener("click", answerPress);
