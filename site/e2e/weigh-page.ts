import type { Page, Request } from "@playwright/test";

/** Chromium fetches pictures farther ahead on a slow network, which it detects by response times. */
const emulate4G = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 100,
    downloadThroughput: -1,
    uploadThroughput: -1,
    connectionType: "cellular4g",
  });
};

/** Astro's hydration script, which an untouched page loads only after it has settled. */
const hydrator = /\/_astro\/client\.[^/]+\.js$/;

type Selection = { kind?: string; untilSettled?: boolean };

/** Counts the bytes of bodies sent to a phone, by kind. */
export const weigh = async (page: Page) => {
  await emulate4G(page);
  const early = new Set<Request>();
  let isSettled = false;
  page.on("request", (request) => {
    isSettled ||= hydrator.test(request.url());
    if (!isSettled) early.add(request);
  });
  const answers: Promise<{ kind: string; bytes: number; isEarly: boolean }>[] = [];
  page.on("requestfinished", (request) => {
    const isEarly = early.has(request);
    const read = async () => {
      const { responseBodySize } = await request.sizes();
      return { kind: request.resourceType(), bytes: responseBodySize, isEarly };
    };
    answers.push(read().catch(() => ({ kind: "gone", bytes: 0, isEarly })));
  });
  return async ({ kind, untilSettled = false }: Selection = {}) => {
    const responses = (await Promise.all(answers)).filter(
      (one) => (!kind || one.kind === kind) && (!untilSettled || one.isEarly),
    );
    return {
      requests: responses.length,
      bytes: responses.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  };
};

export const useToTheEnd = async (page: Page) => {
  const controls = page.locator("astro-island").locator("form, nav, button, [data-becomes-button]");
  await controls.evaluateAll((elements) => {
    for (const one of elements) one.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.keyboard.press("Tab");
  await page.locator(".chat__button").dispatchEvent("click");
  await page.getByRole("region", { name: "Chat" }).waitFor();
  const picture = page.locator("a[data-enlarge]");
  if ((await picture.count()) === 0) return;
  await picture.first().dispatchEvent("click");
  await page.getByRole("dialog").waitFor();
};
