import { existsSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { test as base, expect, owner } from "../fixtures.ts";
import { expectHeaders } from "./expect-headers.ts";
import { type HostedProduct, startHostedProduct } from "./hosted-product.ts";
import type { Host } from "./hosts/host.ts";
import { startNetlify } from "./hosts/netlify.ts";
import { walkSite } from "./walk-site.ts";

type Published = { product: HostedProduct; netlify: Host };

const test = base.extend<object, { published: Published }>({
  published: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const product = await startHostedProduct(() => ({}));
      const netlify = await startNetlify(product);
      await expect.poll(() => existsSync(product.folder), { timeout: 120_000 }).toBe(true);
      await use({ product, netlify });
      await netlify.stop();
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

// One worker publishes the site for all tests.
test.describe.configure({ mode: "default", timeout: 120_000 });

const signInThere = async (request: APIRequestContext, site: string) => {
  const reply = await request.post(`${site}/api/ibirwa-clients/login`, { data: owner });
  const { token } = await reply.json();
  return { headers: { Authorization: `Bearer ${token}` } };
};

test("a deploy hook publishes the site, and the site's receipt proves it", async ({
  published,
  request,
}) => {
  const { product, netlify } = published;
  const asAdmin = await signInThere(request, product.api);
  const readBuilds = async () => (await request.get(`${product.api}/api/builds`, asAdmin)).json();
  const newest = async () => (await readBuilds()).builds[0];
  await expect.poll(async () => (await newest()).status, { timeout: 90_000 }).toBe("live");
  const receipt = await (await request.get(`${netlify.url}/_release.json`)).json();
  expect(receipt.revision).toBe((await newest()).revision);
  const home = await (await request.get(netlify.url)).text();
  const [, shown = ""] = /\/media\/([\da-f]{32})-/.exec(home) ?? [];
  expect(receipt.pictures).toContain(shown);
  expect((await request.get(`${product.api}/api/content`)).status()).toBe(401);
});

test("sends the product's headers", async ({ published: { netlify }, request }) => {
  await expectHeaders(request, netlify.url, { publicUrl: netlify.url });
});

test("never serves the admin without its policy at another spelling of the address", async ({
  published: { netlify },
  request,
}) => {
  const policyAt = async (path: string) => {
    const answer = await request.get(`${netlify.url}${path}`);
    const isAdmin = (await answer.text()).includes("/admin/assets/");
    return isAdmin ? answer.headers()["content-security-policy"] : "none";
  };
  const policy = await policyAt("/admin-panel");
  expect(policy).toContain("require-trusted-types-for");
  for (const path of ["/%61dmin-panel", "/admin%2Findex.html", "/x/..%2fadmin-panel"])
    expect([policy, "none"]).toContain(await policyAt(path));
});

test("serves pages, forms, sign-in and admin", async ({ published: { netlify }, page }) => {
  await walkSite(page, netlify.url);
});

test.describe("for a missing page", () => {
  test.use({ expectedErrors: /status of 404.* at \/nowhere/ });

  test("shows the site's own error page", async ({ published: { netlify }, page }) => {
    const reply = await page.goto(`${netlify.url}/nowhere`);
    expect(reply?.status()).toBe(404);
    await expect(page.getByText("Page NOT FOUND!")).toBeVisible();
  });
});
