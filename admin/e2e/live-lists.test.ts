import { expect, test } from "./fixtures.ts";
import { sendInquiry } from "./visitors.ts";

test("a new inquiry appears in every open tab over one shared event stream", async ({
  page,
  context,
  request,
}) => {
  const lines: string[] = [];
  context.on("request", (sent) => {
    if (sent.url().endsWith("/api/conversations/changes")) lines.push(sent.url());
  });
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto("/inquiries-information");
  await expect.poll(() => lines.length, { timeout: 15_000 }).toBe(1);
  const destination = `Iwawa Island ${Date.now()}`;
  await sendInquiry(request, destination);
  for (const tab of [page, other]) await expect(tab.getByText(destination)).toBeVisible();
  expect(lines).toHaveLength(1);
});
