import type { APIRequestContext, Page } from "@playwright/test";
import type { PageInput } from "shared/content/pages/pages";
import type { Inline } from "shared/text/rich-text";
import { expectAccessible } from "../../../api/src/testing/browser/expect-accessible.ts";
import { expect, expectFits, test } from "../fixtures.ts";

const hostile = `"><img src=x onerror="document.title='broken'"></p><script>document.title='broken'</script>`;
const unbroken = "Kivu".repeat(45);
const words = (text: string, href?: string): Inline => ({
  type: "text",
  text,
  ...(href && { marks: [{ type: "bold" }, { type: "link", attrs: { href } }] }),
});
const paragraph = (...content: Inline[]) => ({ type: "paragraph" as const, content });
const stage = { when: null, text: hostile, meals: null, night: null, photo: null };
const place = (to: string) => ({ ...stage, title: unbroken, to, distance: 12, ascent: 300 });

const everyBlock = (tour: string, picture: string): PageInput["blocks"] => [
  {
    type: "text",
    text: {
      type: "doc",
      content: [
        { type: "heading", attrs: { level: 2 }, content: [words(hostile)] },
        paragraph(words(hostile), { type: "hardBreak" }, words("by the lake", "/about/#main")),
        paragraph(words("elsewhere", "https://elsewhere.example/?a=1&b=2")),
        paragraph(words("nowhere", "/not-there")),
        { type: "bulletList", content: [{ type: "listItem", content: [paragraph(words("One"))] }] },
        { type: "orderedList", content: [{ type: "listItem", content: [paragraph()] }] },
      ],
    },
  },
  { type: "heading", text: unbroken },
  { type: "picture", photo: { picture, caption: hostile, alt: null } },
  { type: "facts", facts: [{ name: "Length", value: unbroken, note: hostile }] },
  { type: "list", heading: hostile, items: [{ title: null, text: unbroken }] },
  {
    type: "prices",
    prices: [{ amount: 9, currency: "USD", per: "group", people: null, note: unbroken }],
  },
  { type: "itinerary", unit: "days", stages: [place(unbroken), place("Kibuye")] },
  {
    type: "questions",
    heading: "Questions",
    withShared: true,
    questions: [{ question: unbroken, answer: hostile }],
  },
  { type: "tour", tour },
  { type: "tour", tour: "no-such-tour" },
  { type: "map", start: null },
  { type: "callToAction", text: hostile, label: "Write to us", link: "/contact" },
  { type: "storedData" },
  { type: "heading", text: "Points" },
  { type: "list", heading: null, items: [{ title: unbroken, text: hostile }] },
  { type: "quotes", heading: "Words", quotes: [{ name: unbroken, comment: hostile }] },
  { type: "reviews" },
];

const findContent = async (request: APIRequestContext) => {
  const content = await (await request.get("/api/content")).json();
  const { _id: tour, photos } = content.services.find(
    ({ photos }: { photos: unknown[] }) => photos.length > 0,
  );
  return { tour, picture: photos[0].picture };
};

const visitWhenPublished = (page: Page, path: string) =>
  expect(async () => {
    expect((await page.goto(path))?.status()).toBe(200);
  }).toPass({ timeout: 40_000 });

test.describe("the owner's pages", () => {
  // The test requests the pages until they are published.
  test.use({ expectedErrors: /status of 404.* at \/all-blocks-/ });

  test("show every block as typed, fit every screen and are accessible, with a topic or without", async ({
    page,
    request,
    ownerHeaders: headers,
  }) => {
    test.slow();
    const { tour, picture } = await findContent(request);
    const now = Date.now();
    const inputs = [null, "Kayak & more"].map((topic, at): PageInput => {
      const slug = `all-blocks-${now}-${at}`;
      const blocks = everyBlock(tour, picture);
      return { slug, title: slug, description: hostile, topic, blocks, isShown: true, story: null };
    });
    const ids: string[] = [];
    try {
      for (const data of inputs) {
        const created = await request.post("/api/pages", { headers, data });
        expect(created.status()).toBe(201);
        ids.push((await created.json()).page._id);
      }
      for (const { slug } of inputs)
        await test.step(slug, async () => {
          await visitWhenPublished(page, `/${slug}`);
          const main = page.getByRole("main");
          await expectFits(page);
          await expectAccessible(page);
          await expect(main.getByRole("heading", { name: hostile }).first()).toBeVisible();
          await expect(main.locator("script, [onerror]")).toHaveCount(0);
          expect(await page.title()).not.toBe("broken");
          await expect(main.getByRole("link", { name: "by the lake" })).toHaveAttribute(
            "href",
            "/about#main",
          );
          const elsewhere = main.getByRole("link", { name: "elsewhere" });
          await expect(elsewhere).toHaveAttribute("href", "https://elsewhere.example/?a=1&b=2");
          await expect(elsewhere).toHaveAttribute("rel", "noopener noreferrer");
          await expect(main.getByText("nowhere")).toBeVisible();
          await expect(main.getByRole("link", { name: "nowhere" })).toHaveCount(0);
          await expect(main.locator(".card")).toHaveCount(1);
          await main.locator(".page-picture").getByRole("link").click();
          await expect(page.getByRole("dialog")).toBeVisible();
        });
    } finally {
      for (const id of ids) await request.delete(`/api/pages/${id}`, { headers });
    }
  });
});
