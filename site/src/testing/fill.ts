import userEvent from "@testing-library/user-event";

/** Enters a text in one step; tests type it if single keystrokes matter. */
export async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
}
