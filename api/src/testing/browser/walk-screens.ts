import { expect, type Locator, type Page } from "@playwright/test";
import { type SpecifiedText, toPattern } from "../specified-texts.ts";

/** Also finds a text beside other elements, unless a part of it varies. */
const findText = (page: Page, text: string) =>
  text.includes("{") ? page.getByText(toPattern(text)) : page.locator(`text="${text}"`);

/** The visible text of a link or button; its accessible name may be longer ("Learn more about Kayak"). */
const findControl = (page: Page, role: "link" | "button", text: string) => {
  const labelled = page.locator(`text="${text}"`);
  const controls = page.getByRole(role);
  return controls.and(labelled).or(controls.filter({ has: labelled }));
};

const locators: Record<string, (page: Page, text: string) => Locator> = {
  text: findText,
  heading: (page, text) => page.getByRole("heading", { name: toPattern(text) }),
  link: (page, text) => findControl(page, "link", text),
  button: (page, text) => findControl(page, "button", text),
  alert: (page, text) => page.getByRole("alertdialog").getByText(toPattern(text)),
  placeholder: (page, text) => page.getByPlaceholder(text, { exact: true }),
};

const expectText = async (page: Page, { state, kind, text }: SpecifiedText) => {
  const what = `${kind} "${text}" in the state "${state}"`;
  if (kind === "storage key") {
    const stored = page.evaluate((key) => localStorage.getItem(key) !== null, text);
    return expect.soft(await stored, what).toBe(true);
  }
  const found = locators[kind]?.(page, text);
  if (!found) throw new Error(`Unknown kind in docs/specified-texts.md: ${what}`);
  await expect.soft(found.filter({ visible: true }).first(), what).toBeVisible();
};

/** Expects all specified texts of a state of the open screen. */
export type See = (state: string) => Promise<void>;

/** Walks a screen through its states; fails for a specified state that the walk does not see. */
export async function walkScreen(
  page: Page,
  texts: SpecifiedText[],
  walk: (see: See) => Promise<void>,
) {
  const seen = new Set<string>();
  await walk(async (state) => {
    const expected = texts.filter((text) => text.state === state);
    expect(expected, `texts in the state "${state}"`).not.toEqual([]);
    for (const text of expected) await expectText(page, text);
    seen.add(state);
  });
  expect(seen, "states of the screen").toEqual(new Set(texts.map(({ state }) => state)));
}
