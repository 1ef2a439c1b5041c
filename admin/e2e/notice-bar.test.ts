import { randomUUID } from "node:crypto";
import { createTour } from "./create-tour.ts";
import { expect, test } from "./fixtures.ts";

test.use({ startsSignedIn: false });

const patience = { timeout: 90_000, intervals: [1_000] };

test("a notice on a tour's page needs no script, stays closed and leaves after its end", async ({
  page,
  request,
  openContext,
  ownerHeaders: headers,
}) => {
  // The site is live only when all saves are, including those of parallel tests.
  test.slow();
  const tour = await createTour(request, headers, `Notice ${Date.now()}`);
  const { services } = await (await request.get("/api/services", { headers })).json();
  const { slug } = services.find(({ _id }: { _id: string }) => _id === tour.id);
  const path = `/service/${slug}`;
  const text = "The road to the harbour is closed.";
  const now = Date.now();
  const save = async (endsAt: number) => {
    const { notices } = await (await request.get("/api/settings", { headers })).json();
    const notice = {
      ...{ id: randomUUID(), text, link: "/contact", linkLabel: null, place: "tour" },
      ...{ tour: tour.id, startsAt: new Date(now - 60_000).toISOString() },
      endsAt: new Date(endsAt).toISOString(),
    };
    const data = { section: "notices", value: { list: [notice] }, version: notices.version };
    expect((await request.put("/api/settings", { headers, data })).status()).toBe(200);
  };
  const readPage = async () => (await request.get(path)).text();

  await save(now + 3_600_000);
  await expect.poll(readPage, patience).toContain(text);

  const reader = await (await openContext({ javaScriptEnabled: false })).newPage();
  await reader.goto(path);
  await expect(reader.getByText(text)).toBeVisible();
  await expect(reader.getByRole("button", { name: "Close notice" })).toBeHidden();

  await page.goto(path);
  const bar = page.getByRole("complementary", { name: "Notice" });
  await expect(bar.getByRole("link", { name: "Find out more" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await bar.getByRole("button", { name: "Close notice" }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);

  // Once the page of this save is live, only the timed job can remove the notice.
  const endsAt = Date.now() + 45_000;
  await save(endsAt);
  await expect.poll(readPage, patience).toContain(new Date(endsAt).toISOString());
  expect(Date.now()).toBeLessThan(endsAt);
  await expect.poll(readPage, patience).not.toContain(text);
});
