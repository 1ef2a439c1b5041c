import { join } from "node:path";
import { Hono } from "hono";
import { adminPaths, adminRedirects } from "shared/paths";
import { expect, test } from "vitest";
import { createDiskStorage } from "#media/storage/storage.ts";
import { createLog } from "#platform/log.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { writeFiles, writeRelease } from "#testing/publishing/releases.ts";
import { readFileSet } from "./file-set.ts";
import { createHosting } from "./hosting.ts";
import { createReleases } from "./releases.ts";

type Options = {
  publicUrl?: string;
  mediaPublicUrl?: string;
  isBuilt?: boolean;
  hasAdmin?: boolean;
  pagePolicy?: string;
  /** Collects the paths of missing pages. */
  missing?: string[];
};

const redirects = [
  { source: "/old/Kayak", target: "/service/kayak" },
  { source: "/old/cafés.html", target: "/services#top" },
  { source: "/old/search", target: "/services?sort=new" },
  { source: "/service/64f0c2a9b1d2e3f4a5b6c7d8", target: "/service/kayak" },
];

const picture = `${"0123456789abcdef".repeat(2)}-640.webp`;

const openHosting = async ({
  publicUrl = "https://tours.test",
  mediaPublicUrl,
  isBuilt = true,
  hasAdmin = true,
  pagePolicy,
  missing = [],
}: Options = {}) => {
  const folder = await makeFolder();
  const releases = createReleases(join(folder, "releases"), createLog("silent"));
  await releases.restore();
  if (isBuilt) {
    const pages = {
      "reviews-widget.html": "Reviews",
      "services.html": "All tours",
      "service/kayak.html": "Kayak",
      "icon.svg": "<svg/>",
      "sitemap.xml": "<urlset/>",
      "robots.txt": "User-agent: *",
    };
    const release = { buildId: "one", redirects };
    await writeRelease(join(folder, "releases"), release, pages, pagePolicy);
    await releases.activate("one");
  }
  await writeFiles(join(folder, "admin"), { "index.html": "Admin", "assets/app-1.js": "run();" });
  const files = await readFileSet({ folder: join(folder, "admin"), hashed: "assets" });
  const storage = await createDiskStorage(join(folder, "media"));
  await storage.put(picture, new TextEncoder().encode("picture"));
  await storage.put("beside.jpg", new TextEncoder().encode("no picture"));
  const hosting = createHosting({
    releases,
    adminFiles: () => (hasAdmin ? files : new Map()),
    storage,
    publicUrl,
    mediaPublicUrl,
    onMissing: (path) => missing.push(path),
  });
  const app = new Hono().all("*", hosting);
  return async (path: string, init?: RequestInit) => {
    const response = await app.fetch(new Request(`http://host.test${path}`, init));
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  };
};

const adminScreens = [...Object.values(adminPaths), ...Object.keys(adminRedirects)].map((path) =>
  path.replace(/:\w+/g, "some-id").replace("/*", "/profile"),
);

test.each([...adminScreens, "/admin-settings", "/admin-panel/", "/admin/"])(
  "an admin who opens %s gets the admin",
  async (path) => {
    const get = await openHosting();
    const { status, headers, text } = await get(path);
    expect({ status, text }).toEqual({ status: 200, text: "Admin" });
    expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(headers.get("Cache-Control")).toBe("no-cache");
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'self'");
  },
);

test("the admin's own files are found below /admin/ and kept for ever", async () => {
  const get = await openHosting();
  const { status, headers, text } = await get("/admin/assets/app-1.js");
  expect({ status, text }).toEqual({ status: 200, text: "run();" });
  expect(headers.get("Cache-Control")).toContain("immutable");
});

test.each([
  "/admin/assets/app-0.js",
  "/admin-panels",
  "/gallery",
  "/update-service",
  "/assets/app-1.js",
])("%s is not the admin's", async (path) => {
  const get = await openHosting();
  expect(await get(path)).toMatchObject({
    status: 404,
    text: expect.stringContaining("NOT FOUND"),
  });
});

test("shows a page while the admin is not built yet", async () => {
  const beforeAdmin = await openHosting({ hasAdmin: false });
  expect((await beforeAdmin("/admin-panel")).status).toBe(404);
  const beforeAll = await openHosting({ hasAdmin: false, isBuilt: false });
  expect((await beforeAll("/admin-panel")).status).toBe(503);
});

test("visitors get the pages of the release", async () => {
  const get = await openHosting();
  expect(await get("/")).toMatchObject({ status: 200, text: expect.stringContaining("one") });
  expect(await get("/services?from=mail")).toMatchObject({ status: 200, text: "All tours" });
  expect(await get("/service/kayak")).toMatchObject({ status: 200, text: "Kayak" });
  expect(await get("/_release.json")).toMatchObject({ status: 200 });
});

test.each([
  "/nothing",
  "/service/nothing",
  "/services.html",
  "/nothing/",
  "/..%2f..%2fetc/passwd",
  "/%ff",
  "/.git/config",
  "/.env",
  "/_astro/",
])("a visitor who opens %s gets the site's own 404 page", async (path) => {
  const get = await openHosting();
  const { status, headers, text } = await get(path);
  expect({ status, text }).toEqual({ status: 404, text: "<title>Page NOT FOUND!</title>" });
  expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
});

test("a slash too many leads to the page in one step, with what the link carried", async () => {
  const get = await openHosting();
  for (const [path, to] of [
    ["/services/", "/services"],
    ["/service/kayak/?from=mail&x=%20", "/service/kayak?from=mail&x=%20"],
  ] as const) {
    const moved = await get(path);
    expect(moved).toMatchObject({ status: 308, text: "" });
    expect(moved.headers.get("Location")).toBe(to);
    expect((await get(to)).status).toBe(200);
  }
});

test("an old address leads to its page for good, whatever its case, with the query of the link", async () => {
  const get = await openHosting();
  for (const [path, to] of [
    ["/Old/Kayak", "/service/kayak"],
    ["/old/kayak/?from=mail&x=%20", "/service/kayak?from=mail&x=%20"],
    ["/old/caf%C3%A9s.html", "/services#top"],
    ["/old/caf%c3%89s.html?a=1", "/services?a=1#top"],
    ["/old/search?q=boat", "/services?sort=new&q=boat"],
    ["/service/64f0c2a9b1d2e3f4a5b6c7d8", "/service/kayak"],
  ] as const) {
    for (const method of ["GET", "HEAD"]) {
      const moved = await get(path, { method });
      expect(moved, path).toMatchObject({ status: 301, text: "" });
      expect(moved.headers.get("Location")).toBe(to);
      expect(moved.headers.get("Cache-Control")).toBe("no-cache");
    }
  }
  expect((await get("/old/kayak", { method: "POST" })).status).toBe(405);
});

test("reports pages that are missing, and no others", async () => {
  const missing: string[] = [];
  const get = await openHosting({ missing });
  for (const path of ["/services", "/old/kayak", "/nothing?from=mail", "/admin/nothing.js"])
    await get(path);
  await get("/nothing", { method: "HEAD" });
  await get("/media/nothing.jpg");
  expect(missing).toEqual(["/nothing", "/admin/nothing.js"]);
});

test("no path leads a visitor to another host", async () => {
  const get = await openHosting();
  for (const path of ["//other.test/", "//other.test/services/", "/\\other.test/", "//"]) {
    const { headers } = await get(path);
    expect(headers.get("Location") ?? "/", path).not.toMatch(/^[/\\]{2}|other/);
  }
});

test("a path of 15,000 slashes is no dearer than many short ones", async () => {
  const get = await openHosting();
  const measure = async (job: () => Promise<unknown>) => {
    const start = performance.now();
    await job();
    return performance.now() - start;
  };
  const many = await measure(async () => {
    for (let index = 0; index < 200; index += 1) await get("/nothing");
  });
  for (const path of [
    "/".repeat(15_000),
    `/admin-settings${"/".repeat(15_000)}x`,
    `/update-service/${"/".repeat(15_000)}`,
    `/media/${"a".repeat(15_000)}`,
  ]) {
    expect(await measure(() => get(path)), path.slice(0, 20)).toBeLessThan(many * 5 + 50);
  }
});

test("shows visitors a page before the first release", async () => {
  const get = await openHosting({ isBuilt: false });
  for (const path of ["/", "/services", "/services/", "/nothing"]) {
    const { status, headers, text } = await get(path);
    expect(status).toBe(503);
    expect(text).toContain("<!doctype html>");
    expect(headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(headers.get("Retry-After")).toBe("5");
  }
});

test("sends a picture with its type, cacheable for ever", async () => {
  const get = await openHosting();
  const { status, headers, text } = await get(`/media/${picture}`);
  expect({ status, text }).toEqual({ status: 200, text: "picture" });
  expect(headers.get("Content-Type")).toBe("image/webp");
  expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const known = { "If-None-Match": headers.get("ETag")! };
  const again = await get(`/media/${picture}`, { headers: known });
  expect(again).toMatchObject({ status: 304, text: "" });
  expect(again.headers.get("ETag")).toBe(headers.get("ETag"));
  const head = await get(`/media/${picture}`, { method: "HEAD" });
  expect(head).toMatchObject({ status: 200, text: "" });
});

test("serves no other files from the pictures' folder", async () => {
  const get = await openHosting();
  expect((await get("/media/beside.jpg")).status).toBe(404);
});

test("a missing picture is a 404 that may not be cached for ever", async () => {
  const get = await openHosting();
  const { status, headers } = await get("/media/abc-320.webp");
  expect(status).toBe(404);
  expect(headers.get("Cache-Control") ?? "").not.toContain("immutable");
});

test.each([
  "/media/",
  "/media/../tours.db",
  "/media/%2e%2e%2ftours.db",
  "/media/.abc.webp",
  "/media/abc.svg",
])("%s leads to no file of the data folder", async (path) => {
  const get = await openHosting();
  expect(await get(path)).toMatchObject({ status: 404 });
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("pages do not take %s", async (method) => {
  const get = await openHosting();
  for (const path of ["/", "/admin-panel", `/media/${picture}`, "/nothing"]) {
    const { status, headers } = await get(path, { method });
    expect({ path, status }).toEqual({ path, status: 405 });
    expect(headers.get("Allow")).toBe("GET, HEAD");
  }
});

test("every answer carries the headers that protect the browser", async () => {
  const built = await openHosting();
  const unbuilt = await openHosting({ isBuilt: false });
  const { headers } = await built("/");
  const notModified = { headers: { "If-None-Match": headers.get("ETag")! } };
  const answers = [
    await built("/"),
    await built("/", notModified),
    await built("/", { method: "POST" }),
    await built("/services/"),
    await built("/nothing"),
    await built("/_astro/one.js"),
    await built("/_release.json"),
    await built("/admin-panel"),
    await built("/admin/assets/app-1.js"),
    await built(`/media/${picture}`),
    await built(`/media/${picture}`, { headers: { "If-None-Match": `"${picture}"` } }),
    await built("/media/none.webp"),
    await unbuilt("/"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    200, 304, 405, 308, 404, 200, 200, 200, 200, 200, 304, 404, 503,
  ]);
  for (const [index, answer] of answers.entries()) {
    expect({ index, ...Object.fromEntries(answer.headers) }).toMatchObject({
      index,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    });
  }
  for (const [index, answer] of answers.entries()) {
    const policy = answer.headers.get("Content-Security-Policy");
    expect(policy, `answer ${index}`).toContain("frame-ancestors 'none'");
    expect(policy, `answer ${index}`).not.toMatch(/script-src[^;]*unsafe/);
  }
});

test("sends a page's policy as a header with a report address", async () => {
  const get = await openHosting({ pagePolicy: "default-src 'self';script-src 'self' 'sha256-x';" });
  const policies = await Promise.all(
    ["/", "/nothing"].map(async (path) => (await get(path)).headers.get("Content-Security-Policy")),
  );
  const policy =
    "default-src 'self';script-src 'self' 'sha256-x'; frame-ancestors 'none'; report-uri /api/csp-reports";
  expect(policies).toEqual([policy, policy]);
});

test("sandboxes files that are neither pages nor scripts", async () => {
  const get = await openHosting();
  for (const path of [
    `/media/${picture}`,
    "/media/none.webp",
    "/_release.json",
    "/icon.svg",
    "/_astro/one.js",
    "/services/",
  ]) {
    const policy = (await get(path)).headers.get("Content-Security-Policy");
    expect(policy, path).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  }
});

test("every text says that it is UTF-8", async () => {
  const get = await openHosting();
  for (const [path, type] of [
    ["/services", "text/html"],
    ["/sitemap.xml", "application/xml"],
    ["/icon.svg", "image/svg+xml"],
    ["/robots.txt", "text/plain"],
    ["/admin/assets/app-1.js", "text/javascript"],
  ] as const)
    expect((await get(path)).headers.get("Content-Type")).toBe(`${type}; charset=utf-8`);
});

test("isolates the page of the reviews widget and lets only the site frame it", async () => {
  const get = await openHosting();
  for (const path of ["/reviews-widget", "/reviews-widget?x=1"]) {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get("Content-Security-Policy")).toMatch(
      /sandbox allow-scripts .*; frame-ancestors 'self'$/,
    );
    expect(headers.get("Content-Security-Policy")).not.toContain("allow-same-origin");
    expect(headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  }
  expect((await get("/services")).headers.get("X-Frame-Options")).toBe("DENY");
});

test("the admin shows pictures of this origin and of where they are said to be, and of nowhere else", async () => {
  const policyWith = async (options: Options) => {
    const get = await openHosting(options);
    const { headers } = await get("/admin-panel");
    return headers.get("Content-Security-Policy")!.split("; ");
  };
  expect(await policyWith({})).toContain("img-src 'self' data: blob:");
  const mediaPublicUrl = "https://cdn.test:8443/media";
  expect(await policyWith({ mediaPublicUrl })).toContain(
    "img-src 'self' data: blob: https://cdn.test:8443",
  );
});

test("a site without https does not ask for it", async () => {
  const get = await openHosting({ publicUrl: "http://localhost:3000" });
  for (const path of ["/", "/admin-panel", "/media/none.webp"]) {
    expect((await get(path)).headers.get("Strict-Transport-Security")).toBe(null);
  }
});
