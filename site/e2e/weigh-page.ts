import type { Page } from "@playwright/test";

/** Counts the bytes of bodies that come over the line, by kind. */
export const weigh = (page: Page) => {
  const answers: Promise<{ kind: string; bytes: number }>[] = [];
  page.on("requestfinished", (request) => {
    const read = async () => {
      const { responseBodySize } = await request.sizes();
      return { kind: request.resourceType(), bytes: responseBodySize };
    };
    answers.push(read().catch(() => ({ kind: "gone", bytes: 0 })));
  });
  return async (kind?: string) => {
    const found = (await Promise.all(answers)).filter((one) => !kind || one.kind === kind);
    return { requests: found.length, bytes: found.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
};

/** Every control of every island is touched, the chat and a picture are opened. */
export const useToTheEnd = async (page: Page) => {
  const controls = page.locator("astro-island").locator("form, nav, button, [data-becomes-button]");
  await controls.evaluateAll((all) => {
    for (const one of all) one.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.keyboard.press("Tab");
  await page.locator(".chat__button").dispatchEvent("click");
  await page.getByRole("region", { name: "Chat" }).waitFor();
  const picture = page.locator("a[data-enlarge]");
  if ((await picture.count()) === 0) return;
  await picture.first().dispatchEvent("click");
  await page.getByRole("dialog").waitFor();
};
