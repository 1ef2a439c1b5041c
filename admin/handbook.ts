import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { Marked } from "marked";
import { gfmHeadingId } from "marked-gfm-heading-id";
import { adminAssets, adminPaths, handbookPath } from "shared/paths";
import sharp from "sharp";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "../docs/handbook");
const pictures = "pictures";
const startPage = "index";
const styles = join(import.meta.dirname, "handbook.css");

export type HandbookPage = { slug: string; title: string; content: string; html: string };
type Source = Pick<HandbookPage, "slug" | "title"> & { markdown: string };
type Sizes = Map<string, { width: number; height: number }>;

/** Pages link to each other's files, so that the links also work in the repository. */
const toPath = (href: string) =>
  href.replace(/^([\w-]+)\.md(?=#|$)/, (_, slug: string) => (slug === startPage ? "./" : slug));

const readTitle = (markdown: string) => /^# (.+)$/m.exec(markdown)?.[1] ?? "";

const readSource = async (slug: string): Promise<Source> => {
  const markdown = await readFile(join(folder, `${slug}.md`), "utf8");
  return { slug, title: readTitle(markdown), markdown };
};

/** The start page lists the others in the order in which they are read. */
const readSources = async () => {
  const start = await readSource(startPage);
  const slugs = [...start.markdown.matchAll(/^- \[[^\]]+\]\(([\w-]+)\.md\)/gm)];
  return [start, ...(await Promise.all(slugs.map(([, slug = ""]) => readSource(slug))))];
};

const readPictures = async () => {
  const names = await readdir(join(folder, pictures));
  return Promise.all(
    names.map(async (name) => ({
      path: `${pictures}/${name}`,
      bytes: await readFile(join(folder, pictures, name)),
    })),
  );
};

const measure = async (files: Awaited<ReturnType<typeof readPictures>>): Promise<Sizes> =>
  new Map(
    await Promise.all(
      files.map(async ({ path, bytes }) => [path, await sharp(bytes).metadata()] as const),
    ),
  );

const createParser = (sizes: Sizes) =>
  new Marked(gfmHeadingId(), {
    walkTokens: (token) => {
      if (token.type === "link") token.href = toPath(token.href);
    },
    renderer: {
      image: ({ href, text }) => {
        const size = sizes.get(href);
        // A new scene's picture is missing until it is taken.
        const measures = size ? ` width="${size.width}" height="${size.height}"` : "";
        return `<img src="${href}" alt="${text}"${measures} loading="lazy">`;
      },
    },
  });

const linkTo = (page: Source | undefined, rel: string, label: string) =>
  page ? `<a href="${toPath(`${page.slug}.md`)}" rel="${rel}">${label}: ${page.title}</a>` : "";

const renderPage = (sources: Source[], index: number, content: string) => {
  const { title = "", slug } = sources[index] ?? {};
  const isStart = slug === startPage;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${isStart ? title : `${title} · Handbook`}</title>
<link rel="icon" href="${adminAssets}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="handbook.css">
</head>
<body>
<header>${isStart ? "" : '<a href="./">Handbook</a>'}<a href="${adminPaths.dashboard}">Admin</a></header>
<main>
${content}</main>
<nav aria-label="Next to this page">${linkTo(sources[index - 1], "prev", "Before")}${linkTo(sources[index + 1], "next", "Next")}</nav>
</body>
</html>
`;
};

/** Renders the handbook's pages from their Markdown files. */
export const readHandbook = async (): Promise<HandbookPage[]> => {
  const parser = createParser(await measure(await readPictures()));
  const sources = await readSources();
  const contents = await Promise.all(sources.map(({ markdown }) => parser.parse(markdown)));
  return sources.map(({ slug, title }, index) => {
    const content = contents[index] ?? "";
    return { slug, title, content, html: renderPage(sources, index, content) };
  });
};

const listFiles = async () => {
  const pages = await readHandbook();
  return [
    ...pages.map(({ slug, html }) => ({ path: `${slug}.html`, bytes: html })),
    { path: "handbook.css", bytes: await readFile(styles) },
    ...(await readPictures()),
  ];
};

const mediaTypes: Record<string, string> = { ".css": "text/css", ".webp": "image/webp" };

/** Emits the handbook as static pages; during development it renders them for each request. */
export const handbook = (): Plugin => ({
  name: "handbook",
  configureServer(server) {
    server.middlewares.use(handbookPath, async (request, response, next) => {
      const wanted = (request.url ?? "").replace(/^\/|[?#].*/g, "") || startPage;
      const files = await listFiles();
      const file = files.find(({ path }) => path === wanted || path === `${wanted}.html`);
      if (!file) return next();
      response.setHeader("Content-Type", mediaTypes[extname(file.path)] ?? "text/html");
      response.end(file.bytes);
    });
  },
  async generateBundle() {
    const base = handbookPath.slice(adminAssets.length);
    for (const { path, bytes } of await listFiles()) {
      this.emitFile({ type: "asset", fileName: base + path, source: bytes });
    }
  },
});
