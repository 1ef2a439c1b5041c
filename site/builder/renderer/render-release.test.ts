import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import type { Content } from "shared/content/content";
import type { Page } from "shared/content/pages/pages";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import { brandPalette } from "shared/content/site-settings/brand/brand-palette";
import { sortTours } from "shared/content/tours/tour-order";
import type { GuestPageRenderer } from "shared/inbox/proposals/guest-pages";
import { limits } from "shared/limits";
import type { ReleaseManifest } from "shared/publishing/builds";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { demoSettings } from "../../../api/demo/site-settings.ts";
import { brandStyle } from "../../src/content/build/brand-style.ts";
import { previewScript } from "../../src/layouts/base/preview-script.ts";
import { proposalPage, verifyPage } from "../../src/testing/guest-pages.ts";
import { member } from "../../src/testing/member.ts";
import { aboutPage, storyOf, tourPage } from "../../src/testing/page.ts";
import { photo, photos } from "../../src/testing/photos.ts";
import { review } from "../../src/testing/review.ts";
import { tour } from "../../src/testing/tour.ts";
import { compileSite, openRenderer, type Renderer } from "../testing/open-renderer.ts";
import { createWorkFolder, siteFolder } from "../work-folder.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 8, minute)).toISOString();

const tourOf = (number: number) => ({
  ...tour,
  _id: `tour-${number}`,
  slug: `tour-${number}`,
  title: `Sample tour ${number}`,
  createdAt: at(number),
  updatedAt: at(number),
});

const withActivities = (service: typeof tour, activities: string[]) => ({
  ...service,
  facts: { ...service.facts, activities },
});

const reviewOf = (_id: string, comment: string) => ({ ...review, _id, comment });

const firstContent: Content = {
  revision: 1,
  services: [
    withActivities(tourOf(1), ["Kayak"]),
    withActivities(tourOf(2), ["Bike", "Kayak"]),
    tourOf(3),
  ],
  gallery: photos(20),
  reviews: [reviewOf("one", "Calm water.")],
  reviewsReceived: 0,
  team: [],
  questions: [],
  pages: [
    { ...aboutPage, blocks: [{ type: "map", start: null }, { type: "reviews" }] },
    { ...aboutPage, slug: "privacy", blocks: [{ type: "storedData" }] },
    { ...tourPage, slug: "explore-more-to-Rwanda" },
    ...Array.from({ length: 13 }, (_, index) => storyOf(index + 1, { tours: ["tour-1"] })),
  ],
  notices: [],
  fullDays: [],
  redirects: [],
  settings: demoSettings,
  logo: null,
  retentionDays: null,
};

const withoutStories = firstContent.pages.filter(({ story }) => !story);

const ownLogo = {
  src: "/media/own.jpg",
  width: 800,
  height: 200,
  color: "#ffffff",
  sources: [{ type: "image/avif", srcset: "/media/own-320.avif 320w" }],
};

/** A server in place of the API that returns prepared responses. */
let served = firstContent;
const api = createServer((_request, response) => {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(served));
});

let folder = "";
/** The compiled site. */
let bundle = "";
let renderer: Renderer;
let environment: NodeJS.ProcessEnv;
let made = 0;
/** A release of which scripts and styles may be taken over, and no page: it makes others cheap. */
let shell = "";
let manifestOfShell: ReleaseManifest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tours-renderer-"));
  api.listen(0, "127.0.0.1");
  await once(api, "listening");
  const address = api.address();
  const port = typeof address === "object" ? address?.port : undefined;
  environment = {
    NODE_ENV: "production",
    CONTENT: "prebuilt",
    CONTENT_API_URL: `http://127.0.0.1:${port}`,
    PUBLIC_URL: "https://tours.example",
    SOURCE_HASH: "source",
  };
  bundle = await compileSite();
  renderer = openRenderer(bundle, environment);
  shell = await makeRelease();
  const path = join(shell, "_manifest.json");
  manifestOfShell = JSON.parse(await readFile(path, "utf8"));
  await writeFile(path, JSON.stringify({ ...manifestOfShell, pages: {} }));
}, 60_000);

afterAll(async () => {
  renderer.stop();
  api.close();
  await rm(folder, { recursive: true });
  await rm(bundle, { recursive: true });
});

const makeRelease = async (base?: string) => {
  made += 1;
  const release = join(folder, `build-${made}`);
  await renderer.render({ buildId: `build-${made}`, folder: release, base });
  return release;
};

/** Every file below a folder by its path, without what names the build itself. */
const filesIn = async (top: string) => {
  const entries = await readdir(top, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  const files = new Map<string, string>();
  for (const path of paths.toSorted()) {
    const file = relative(top, path);
    if (!/^_(release|manifest|content)\.json/.test(file))
      files.set(file, await readFile(path, "base64"));
  }
  return files;
};

const withoutBuild = ({ files, parts, pages }: ReleaseManifest) => ({ files, parts, pages });
const manifestOf = async (release: string) =>
  withoutBuild(JSON.parse(await readFile(join(release, "_manifest.json"), "utf8")));

const isEncoding = (file: string) => /\.(br|gz)$/.test(file);

/** The result of a plain `astro build` of the same content. */
const buildPlainly = async (addresses: NodeJS.ProcessEnv = {}) => {
  const out = await createWorkFolder();
  const astro = join(siteFolder, "node_modules", "astro", "bin", "astro.mjs");
  const child = spawn(process.execPath, [astro, "build", "--outDir", out], {
    cwd: siteFolder,
    env: {
      ...environment,
      ...addresses,
      ASTRO_TELEMETRY_DISABLED: "1",
      CACHE_DIR: join(folder, "plain-cache"),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await once(child, "close");
  const files = await filesIn(out);
  await rm(out, { recursive: true });
  return files;
};

test("a release has every file of a plain build of the site, byte for byte", async () => {
  const files = await filesIn(shell);
  const identities = new Map([...files].filter(([file]) => !isEncoding(file)));
  expect(identities).toEqual(await buildPlainly());
}, 120_000);

test("stories have a page each, a list of twelve a page and a feed", async () => {
  const read = (file: string) => readFile(join(shell, file), "utf8");
  const countCards = (html: string) => html.split('class="card"').length - 1;
  expect(countCards(await read("stories.html"))).toBe(12);
  expect(countCards(await read("stories/page/2.html"))).toBe(1);
  expect(await read("stories.html")).toContain('href="/stories/page/2" aria-label="Page 2"');
  expect((await read("stories/feed.xml")).match(/<entry>/g)).toHaveLength(13);
  const story = await read("stories/day-7.html");
  for (const text of [
    '<link rel="canonical" href="https://tours.example/stories/day-7">',
    '<meta property="og:type" content="article">',
    'type="application/atom+xml"',
    '"@type":"Article"',
    "7 November 2026",
    'href="/service/tour-1"',
  ])
    expect(story).toContain(text);
  for (const file of ["index.html", "service/tour-1.html"])
    expect((await read(file)).match(/href="\/stories\/day-\d+"/g), file).toHaveLength(3);
  expect(await read("service/tour-2.html")).not.toContain("/stories/day-");
});

test("the privacy page names guests' details, reviews and closed notices", async () => {
  const page = await readFile(join(shell, "privacy.html"), "utf8");
  for (const stored of ["diet and allergies", "who read the risks", "<dt>Reviews</dt>"])
    expect(page).toContain(stored);
  expect(page).toContain(`We delete it ${limits.guestDetailDays} days after the trip.`);
  expect(page).toContain("The notices that you closed");
});

test("a notice of a tour that a page presents shows on that page alone", async () => {
  const notice = {
    ...{ id: "0199aaaa-0000-4000-8000-000000000001", text: "The road is closed.", link: null },
    ...{ tour: "/explore-more-to-Rwanda", endsAt: at(60) },
  };
  served = { ...firstContent, notices: [notice] };
  onTestFinished(() => {
    served = firstContent;
  });
  const release = await makeRelease(shell);
  const read = (file: string) => readFile(join(release, file), "utf8");
  expect(await read("explore-more-to-Rwanda.html")).toContain("The road is closed.");
  for (const file of ["about.html", "service/tour-1.html", "stories/day-7.html"])
    expect(await read(file), file).not.toContain("The road is closed.");
});

test("without stories there is no list, no feed and no link to them", async () => {
  served = { ...firstContent, pages: withoutStories };
  onTestFinished(() => {
    served = firstContent;
  });
  const release = await makeRelease(shell);
  const files = [...(await filesIn(release)).keys()];
  expect(files.filter((file) => file.startsWith("stories"))).toEqual([]);
  expect(await readFile(join(release, "index.html"), "utf8")).not.toContain("/stories");
});

test("serves other addresses from the same compiled site, byte for byte as a plain build", async () => {
  const addresses = {
    PUBLIC_URL: "https://other.example",
    PUBLIC_API_URL: "https://api.example",
    MEDIA_PUBLIC_URL: "https://pictures.example/media",
    REVIEWS_WIDGET_SRC: "https://reviews.example/widget.js",
    REVIEWS_WIDGET_ORIGINS: "https://reviews.example",
  };
  const other = openRenderer(bundle, { ...environment, ...addresses });
  onTestFinished(() => void other.stop());
  const release = join(folder, "other-addresses");
  await other.render({ buildId: "other-addresses", folder: release });
  const files = await filesIn(release);
  const identities = new Map([...files].filter(([file]) => !isEncoding(file)));
  expect(identities).toEqual(await buildPlainly(addresses));
  const home = await readFile(join(release, "index.html"), "utf8");
  expect(home).toContain("https://other.example/");
  expect(home).toContain("https://api.example");
}, 120_000);

const titles = ["Dawn paddle", 'Bats & "lamps" <b>', "Ünïcode 🦇", "A", "a".repeat(200)];
const edit = fc.record({
  what: fc.constantFrom(
    "describe",
    "rename",
    "regroup",
    "addTour",
    "removeTour",
    "addPhoto",
    "removePhoto",
    "addStory",
    "review",
    "hours",
    "home",
    "brand",
  ),
  which: fc.nat(30),
  title: fc.constantFrom(...titles),
});
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

const changed = <Item>(items: Item[], which: number, change: (item: Item) => Item) =>
  items.map((item, index) => (index === which % items.length ? change(item) : item));
const without = <Item>(items: Item[], which: number) =>
  items.filter((_, index) => index !== which % items.length);

const apply = (now: Content, { what, which, title }: Edit, step: number): Content => {
  const fresh = { createdAt: at(100 + step), updatedAt: at(100 + step) };
  const edits: Record<Edit["what"], () => Partial<Content>> = {
    describe: () => ({
      services: changed(now.services, which, (s) => ({ ...s, description: `${title} ${step}` })),
    }),
    rename: () => ({ services: changed(now.services, which, (s) => ({ ...s, title })) }),
    regroup: () => ({
      services: changed(now.services, which, (s) => withActivities(s, [title, "Kayak"])),
    }),
    addTour: () => ({
      services: [
        { ...tourOf(0), _id: `added-${step}`, slug: `added-${step}`, title, ...fresh },
        ...now.services,
      ],
    }),
    removeTour: () => ({ services: without(now.services, which) }),
    addPhoto: () => ({
      gallery: [
        { ...photo(1), _id: `added-${step}`, slug: `added-${step}`, title, ...fresh },
        ...now.gallery,
      ],
    }),
    removePhoto: () => ({ gallery: without(now.gallery, which) }),
    addStory: () => ({
      pages: [
        ...now.pages,
        { ...storyOf(1 + (which % 28)), slug: `added-${step}`, title, ...fresh },
      ],
    }),
    review: () => ({
      reviews: [reviewOf(`${step}`, title)],
    }),
    hours: () => ({
      settings: { ...now.settings, hours: blankSettings.hours },
    }),
    brand: () => ({
      settings: {
        ...now.settings,
        brand: { logo: "own", mainColor: step % 2 ? "#b0005e" : "#222222", accentColor: null },
      },
      logo: which % 2 ? ownLogo : null,
    }),
    home: () => ({
      settings: {
        ...now.settings,
        home: { ...now.settings.home, lead: title, slides: ["5"] },
      },
    }),
  };
  return { ...now, ...edits[what](), revision: now.revision + 1 };
};

const expectSameRelease = async (one: string, other: string) => {
  expect(await filesIn(one)).toEqual(await filesIn(other));
  expect(await manifestOf(one)).toEqual(await manifestOf(other));
};

test("matches a full build after any edit", async () => {
  served = firstContent;
  const first = await makeRelease(shell);
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 4 }), async (edits) => {
      served = firstContent;
      let base = first;
      for (const [step, change] of edits.entries()) {
        served = apply(served, change, step);
        base = await makeRelease(base);
        await expectSameRelease(base, await makeRelease(shell));
      }
    }),
    { numRuns: 2, endOnFailure: true },
  );
  expect(await filesIn(first)).toEqual(await filesIn(shell));
  expect(await manifestOf(first)).toEqual(withoutBuild(manifestOfShell));
}, 120_000);

/** The files of a release that are not those of the one before. */
const madeAnew = async (before: string, after: string) => {
  const isNew = async (file: string) =>
    (await stat(join(after, file))).ino !== (await stat(join(before, file)).catch(() => null))?.ino;
  const anew: string[] = [];
  for (const file of (await filesIn(after)).keys())
    if (!isEncoding(file) && (await isNew(file))) anew.push(file);
  return anew;
};

test("rebuilds only pages that show changed content", async () => {
  served = firstContent;
  const before = await makeRelease(shell);
  served = {
    ...served,
    revision: 2,
    services: changed(served.services, 1, (s) => ({ ...s, description: "Other words." })),
  };
  expect(await madeAnew(before, await makeRelease(before))).toEqual([
    "index.html",
    // Tours of the same activity lead to each other.
    "service/tour-1.html",
    "service/tour-2.html",
    "services.html",
    "services/bike.html",
    "services/kayak.html",
    "tours.json",
  ]);
});

test("a deleted tour is gone from the next release, and a new one is in it", async () => {
  served = firstContent;
  await makeRelease(shell);
  const services = [tourOf(9), ...firstContent.services.slice(1)];
  served = { ...firstContent, revision: 2, services };
  const files = [...(await filesIn(await makeRelease(shell))).keys()];
  expect(files).toContain("service/tour-9.html");
  expect(files).not.toContain("service/tour-1.html");
});

test("a moved tour has its page, and a release lists the redirects that lead to a page", async () => {
  const moved = { ...tourOf(1), slug: "moved" };
  const redirects = [
    { source: "/service/tour-1", target: "/service/moved?a=1" },
    { source: "/Blog/2019/A post.html", target: "/about#team" },
    { source: "/about", target: "/privacy" },
    { source: "/deleted", target: "/service/gone" },
    { source: "/screen", target: "/admin-panel" },
  ];
  const services = [moved, ...firstContent.services.slice(1)];
  served = { ...firstContent, services, redirects };
  const release = await makeRelease(shell);
  const read = (file: string) => readFile(join(release, file), "utf8");
  expect(await read("service/moved.html")).toContain("https://tours.example/service/moved");
  expect([...(await filesIn(release)).keys()]).not.toContain("service/tour-1.html");
  const sitemap = await read("sitemap.xml");
  expect(sitemap).toContain("/service/moved<");
  expect(sitemap).not.toContain("tour-1<");
  const manifest: ReleaseManifest = JSON.parse(await read("_manifest.json"));
  expect(manifest.redirects?.map(({ source }) => source)).toEqual([
    "/service/tour-1",
    "/Blog/2019/A post.html",
    "/screen",
  ]);
});

test("a link to an old address stays, whatever its case", async () => {
  const [aboutSample, ...otherPages] = firstContent.pages;
  if (!aboutSample) throw new Error("There is no page.");
  const link = (href: string, text: string) => ({
    type: "text" as const,
    text,
    marks: [{ type: "link" as const, attrs: { href } }],
  });
  const content = [link("/Old-Terms", "old terms"), link("/nowhere", "nowhere")];
  const text = { type: "doc" as const, content: [{ type: "paragraph" as const, content }] };
  const pages = [{ ...aboutSample, blocks: [{ type: "text" as const, text }] }, ...otherPages];
  const redirects = [{ source: "/old-terms", target: "/privacy" }];
  served = { ...firstContent, pages, redirects };
  const html = await readFile(join(await makeRelease(shell), "about.html"), "utf8");
  expect(html).toContain('href="/Old-Terms"');
  expect(html).not.toContain('href="/nowhere"');
});

test("rebuilds only pages that show a changed section of the settings", async () => {
  served = firstContent;
  const before = await makeRelease(shell);
  const home = { ...demoSettings.home, lead: "Come and see the lake." };
  served = { ...firstContent, settings: { ...demoSettings, home } };
  const after = await makeRelease(before);
  expect(await madeAnew(before, after)).toEqual(["index.html"]);
  const { directions } = blankSettings;
  served = { ...firstContent, settings: { ...demoSettings, home, directions } };
  expect(await madeAnew(after, await makeRelease(after))).toEqual([
    "contact.html",
    "service/tour-1.html",
    "service/tour-2.html",
    "service/tour-3.html",
  ]);
});

test("shows the brand's colours and logo on every page, and neither on a site without a brand", async () => {
  const brand = { logo: "own", mainColor: "#b0005e", accentColor: null };
  served = { ...firstContent, settings: { ...demoSettings, brand }, logo: ownLogo };
  const release = await makeRelease(shell);
  const style = brandStyle(brand);
  const hash = createHash("sha256").update(style).digest("base64");
  for (const page of ["index", "contact", "service/tour-1", "404"]) {
    const html = await readFile(join(release, `${page}.html`), "utf8");
    expect(html).toContain(`<style>${style}</style>`);
    expect(html).toMatch(
      new RegExp(`http-equiv="content-security-policy"[^>]*'sha256-${hash}'`, "i"),
    );
    expect(html.match(/<img class="logo__picture"[^>]*>/g)).toEqual([
      expect.stringContaining('width="160" height="40" alt="Ibirwa Kivu Tours"'),
      expect.stringContaining('width="160" height="40" alt="Ibirwa Kivu Tours"'),
    ]);
    expect(html).toContain('srcset="/media/own-320.avif 320w" sizes="160px"');
    expect(html).not.toContain("logo__mark");
    expect(html).toContain(`content="${brandPalette(brand).dark.bg}"`);
  }
  const home = await readFile(join(release, "index.html"), "utf8");
  expect(home).toContain('"logo":"https://tours.example/media/own.jpg"');
  served = firstContent;
  const without = await makeRelease(release);
  await expectSameRelease(without, await makeRelease(shell));
  const plain = await readFile(join(without, "index.html"), "utf8");
  for (const word of ["html:root", "logo__picture", hash]) expect(plain).not.toContain(word);
});

test("shows a narrow logo next to the name without repeating the name", async () => {
  const brand = { logo: "own", mainColor: null, accentColor: null };
  const logo = { ...ownLogo, width: 300, height: 300 };
  served = { ...firstContent, settings: { ...demoSettings, brand }, logo };
  const html = await readFile(join(await makeRelease(shell), "about.html"), "utf8");
  expect(html).toMatch(/<img class="logo__picture"[^>]*width="40" height="40" alt(="")?>/);
  expect(html).toContain('<span class="logo__name">Ibirwa Kivu Tours</span>');
});

test("leaves no empty place for missing settings", async () => {
  const claims =
    /mailto:|"tel:|wa\.me|component-export="ChatWidget|map<\/a>|footer__social|hero__lead|class="eyebrow|assistance__(text|hours)|section__more">\s*<a class="text-link"|undefined|>null</;
  const names = ["index", "about", "contact", "404", "contact-sent", "explore-more-to-Rwanda"];
  const readClaims = async () => {
    const release = await makeRelease(shell);
    const pages = names.map((name) => readFile(join(release, `${name}.html`), "utf8"));
    return (await Promise.all(pages)).map((html) => html.match(claims)?.[0]);
  };
  served = firstContent;
  expect(await readClaims()).not.toContain(undefined);
  served = { ...firstContent, pages: withoutStories, settings: blankSettings };
  expect(await readClaims()).toEqual(names.map(() => undefined));
});

test("the compiled components of guests' pages render outside of the builder", async () => {
  const program = join(bundle, "renderer", "prerender-entry.guest-pages.mjs");
  const pages: GuestPageRenderer = await import(pathToFileURL(program).href);
  const { title, html } = pages.renderProposal(proposalPage());
  expect(title).toBe("Kayak and islands · Sample Lake Tours");
  expect(html).toContain("Accept this proposal");
  expect(pages.renderVerify(verifyPage()).html).toContain("Check this code");
});

test("a release has the frame of guests' pages, which no search engine lists", async () => {
  const frame = await readFile(join(shell, "guest-page.html"), "utf8");
  expect(frame).toContain('<meta name="robots" content="noindex">');
  expect(frame.match(/<main\b/g)).toHaveLength(1);
});

test("shows people, licence and proof only if the content has them", async () => {
  const claims = [
    '<p class="hero__proof">Founded 2015 · licensed by the harbour · 1 guest review</p>',
    "<strong>Aline</strong> answers your questions.",
    '<span lang="fr">Nous parlons français</span>',
    '<h3 class="team__name">Aline</h3>',
    "the harbour until 31 December 2099",
    '<p class="guide__name">Aline</p>',
    "What guests say about this tour",
  ];
  const countClaims = async () => {
    const release = await makeRelease(shell);
    const names = ["index", "about", "service/tour-1"];
    const pages = names.map((name) => readFile(join(release, `${name}.html`), "utf8"));
    const html = (await Promise.all(pages)).join("").replaceAll(/\s+/g, " ");
    return claims.filter((claim) => html.includes(claim));
  };
  const blocks: Page["blocks"] = [{ type: "company" }, { type: "team" }];
  const pages = [{ ...aboutPage, blocks }];
  const settings = { ...demoSettings, company: blankSettings.company };
  const nobody = { ...firstContent, reviews: [], pages, settings };
  served = nobody;
  expect(await countClaims()).toEqual([]);
  const company = {
    ...settings.company,
    founded: 2015,
    licenceIssuer: "the harbour",
    licenceUntil: "2099-12-31",
  };
  const services = changed(nobody.services, 0, (service) => ({
    ...service,
    facts: { ...service.facts, guides: [member._id] },
  }));
  served = {
    ...nobody,
    services,
    team: [member],
    reviews: [{ ...reviewOf("one", "Calm water."), name: "Hanna", tour: services[0]?._id ?? null }],
    settings: { ...settings, company },
  };
  expect(await countClaims()).toEqual(claims);
});

test("isolates the reviews widget on a separate page framed only by pages with reviews", async () => {
  const script = "https://reviews.example.com/widget.js";
  const place = "stars-1";
  const widget = { script, place, origins: ["https://*.pictures.example.com"] };
  served = firstContent;
  const before = await makeRelease(shell);
  served = {
    ...firstContent,
    settings: { ...demoSettings, reviews: { ...demoSettings.reviews, link: null, widget } },
  };
  const after = await makeRelease(before);
  expect(await madeAnew(before, after)).toEqual([
    "about.html",
    "index.html",
    "privacy.html",
    "reviews-widget.html",
  ]);
  const read = (file: string) => readFile(join(after, file), "utf8");
  const policyOf = (html: string) =>
    html.match(/content-security-policy" content="([^"]*)"/)?.[1]?.split(/;\s*/) ?? [];
  const sources = "https://reviews.example.com https://*.pictures.example.com";
  for (const file of ["index.html", "about.html"]) {
    const html = await read(file);
    expect(html).toContain('data-source="/reviews-widget"');
    expect(policyOf(html)).toContain("frame-src 'self'");
    expect(html).not.toContain("reviews.example.com");
  }
  const page = await read("reviews-widget.html");
  expect(page).toContain(`script.src = "${script}"`);
  expect(page).toContain(`<div class="${place}"></div>`);
  for (const name of ["script", "style", "img", "font", "connect", "frame"])
    expect(policyOf(page).find((text) => text.startsWith(`${name}-src `))).toContain(sources);
  expect(await read("privacy.html")).toContain(
    "reviews.example.com and subdomains of pictures.example.com: they learn your IP address",
  );
  const closed = policyOf(await read("contact.html"));
  expect(closed.join()).not.toContain("example.com");
  expect(closed).toContain("frame-src 'none'");
});

test("rebuilds only pages that show a new title among many tours, without a menu of all tours", async () => {
  const many = Array.from({ length: 61 }, (_, index) => tourOf(index));
  served = { ...firstContent, services: many };
  const before = await makeRelease(shell);
  served = { ...served, services: many.with(3, { ...tourOf(3), title: "Another title" }) };
  const after = await makeRelease(before);
  const pages = (await readdir(after, { recursive: true })).filter((file) =>
    /\.(html|json)$/.test(file),
  );
  const changed: string[] = [];
  for (const file of pages.filter((file) => !file.startsWith("_"))) {
    const [old, now] = await Promise.all(
      [before, after].map((release) => readFile(join(release, file), "utf8")),
    );
    if (old !== now) changed.push(file);
  }
  expect(changed.toSorted()).toEqual([
    "compare.json",
    "index.html",
    "service/tour-3.html",
    "services-menu.json",
    "services.html",
    "tours.json",
  ]);
  expect(await readFile(join(after, "about.html"), "utf8")).not.toContain("Sample tour");
  const menu = JSON.parse(await readFile(join(after, "services-menu.json"), "utf8"));
  expect(menu.services).toHaveLength(61);
});

test("shows the first 60 tours on home, links to all and ignores changes to the others", async () => {
  const readHome = async (release: string) => readFile(join(release, "index.html"), "utf8");
  const cardsIn = (html: string) => html.split('href="/service/').length - 1;
  const many = Array.from({ length: 61 }, (_, index) => {
    const unit = index % 2 ? ("days" as const) : ("hours" as const);
    return { ...tourOf(index), facts: { ...tour.facts, duration: { unit, min: 2, max: null } } };
  });
  served = { ...firstContent, services: many.slice(1) };
  const short = await readHome(await makeRelease(shell));
  expect(short).not.toMatch(/href="\/services">See all/);
  expect(short.includes('id="tour-filters"')).toBe(true);
  served = { ...firstContent, services: many };
  const before = await makeRelease(shell);
  const long = await readHome(before);
  expect(long).toMatch(/href="\/services">See all (<!-- -->)?62(<!-- -->)? tours<\/a>/);
  expect(long.includes('id="tour-filters"')).toBe(false);
  expect(cardsIn(long)).toBe(60);
  const last = sortTours(many).at(-1)?._id;
  const described = many.map((one) => (one._id === last ? { ...one, description: "New." } : one));
  served = { ...served, services: described };
  const anew = await madeAnew(before, await makeRelease(before));
  expect(anew).toContain("services.html");
  expect(anew).not.toContain("index.html");
});

test("shows only a coming-soon page before the site opens", async () => {
  const closed = { ...blankSettings, opening: { isOpen: false } };
  served = { ...firstContent, settings: closed };
  const release = await makeRelease(shell);
  const read = (file: string) => readFile(join(release, file), "utf8");
  for (const file of [
    "index.html",
    "services.html",
    "service/tour-1.html",
    "contact.html",
    "404.html",
  ]) {
    const html = await read(file);
    const [before, after] = [html.split("<template")[0]!, html.split("</template>").at(-1)!];
    for (const visible of [before, after]) expect(visible).not.toMatch(/astro-island|<img|\ssrc=/);
    expect(before).toContain("Coming soon");
    expect(before).toContain('<meta name="robots" content="noindex"');
    expect(before).not.toContain("canonical");
    expect(html).toContain("Preview: visitors without this link see “Coming soon”.");
    const script = createHash("sha256").update(previewScript).digest("base64");
    expect(before).toContain(`'sha256-${script}'`);
  }
  expect(await read("service/tour-1.html")).toMatch(/<template.*Sample tour 1.*<\/template>/s);
  expect(await read("sitemap.xml")).not.toContain("<loc>");
  expect(await read("robots.txt")).toBe(await readFile(join(shell, "robots.txt"), "utf8"));

  served = firstContent;
  const opened = await readFile(join(await makeRelease(release), "index.html"), "utf8");
  for (const word of ["<template", "Coming soon", "preview"]) expect(opened).not.toContain(word);
});

test("content that cannot be read makes no release, and the next order is taken", async () => {
  served = { ...firstContent, revision: -1 };
  await expect(makeRelease()).rejects.toThrow("The content could not be read from");
  served = firstContent;
  await makeRelease(shell);
});

test("a disk without room makes no release, says so, and the next order is taken", async () => {
  served = firstContent;
  const full = join(folder, "full");
  await mkdir(full);
  await symlink("/dev/full", join(full, "index.html.br"));
  const order = { buildId: "full", base: shell, folder: full };
  await expect(renderer.render(order)).rejects.toThrow("no room left on the disk");
  await makeRelease(shell);
});
