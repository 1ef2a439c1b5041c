import userEvent from "@testing-library/user-event";

/** A visitor's text as one piece; tests type where single letters matter. */
export async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
}
