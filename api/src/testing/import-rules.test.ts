import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const biome = join(root, "node_modules", ".bin", "biome");

type Import = readonly [file: string, from: string];

const forbidden: Import[] = [
  ["shared/src/users.ts", "hono"],
  ["shared/src/users.ts", "api/app"],
  ["api/src/app.ts", "../../site/src/lib/api.ts"],
  ["api/src/app.ts", "react"],
  ["api/src/features/users/users.service.ts", "hono"],
  ["api/src/features/users/users.service.ts", "../gallery/gallery.routes.ts"],
  ["api/src/features/users/users.routes.ts", "drizzle-orm"],
  ["api/src/features/users/users.routes.ts", "#db/schema.ts"],
  ["api/src/middleware/rate-limit.ts", "../features/users/users.service.ts"],
  ["site/src/lib/api.ts", "api/app"],
  ["site/src/lib/api.ts", "../../../admin/src/lib/session/session.ts"],
  ["site/src/pages/index.astro", "../build/fetch-content.ts"],
  ["site/src/islands/InquiryForm.tsx", "../build/read-content.ts"],
  ["site/src/islands/InquiryForm.tsx", "zod"],
  ["site/src/islands/InquiryForm.tsx", "../layouts/base/Navbar.astro"],
  ["site/src/components/forms/Field.tsx", "zod"],
  ["site/src/components/forms/Field.tsx", "../../islands/InquiryForm.tsx"],
  ["admin/src/lib/api/api-client.ts", "api/src/app.ts"],
  ["admin/src/lib/api/api-client.ts", "../../../../site/src/lib/api.ts"],
  ["admin/src/lib/api/api-client.ts", "../../features/users/UsersScreen.tsx"],
  ["admin/src/features/users/UsersScreen.tsx", "../gallery/GalleryScreen.tsx"],
];

const allowed: Import[] = [
  ["shared/src/users.ts", "zod"],
  ["api/src/features/auth/auth.service.ts", "../users/users.service.ts"],
  ["api/src/features/users/users.routes.ts", "../../middleware/validate.ts"],
  ["site/src/islands/InquiryForm.tsx", "../lib/api.ts"],
  ["admin/src/lib/api/api-client.ts", "shared/errors"],
  ["admin/src/features/users/UsersScreen.tsx", "../../components/Page.tsx"],
  ["admin/src/features/users/UsersScreen.tsx", "./users.requests.ts"],
];

const writeImports = async (path: string, imports: Import[]) => {
  await mkdir(dirname(path), { recursive: true });
  const statements = imports.map(([, from], index) => `import * as part${index} from "${from}";\n`);
  const source = statements.join("");
  await writeFile(path, path.endsWith(".astro") ? `---\n${source}---\n` : source);
};

/** Lints in `folder` by the rules of this repository; returns what Biome says of it. */
const lint = async (folder: string) => {
  await copyFile(join(root, "biome.json"), join(folder, "biome.json"));
  const options = ["--only=style/noRestrictedImports", "--vcs-enabled=false"];
  const output = ["--reporter=github", "--max-diagnostics=none"];
  return new Promise<string>((resolve) => {
    execFile(biome, ["lint", ...options, ...output], { cwd: folder }, (_, said) => resolve(said));
  });
};

/** The imports that the rules refuse, each as `file imports module`. */
const refused = new Set<string>();

beforeAll(async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "tours-imports-")));
  const byFile = Map.groupBy([...forbidden, ...allowed], ([file]) => file);
  for (const [file, imports] of byFile) await writeImports(join(folder, file), imports);
  const said = await lint(folder);
  await rm(folder, { recursive: true });
  for (const [, path = "", line] of said.matchAll(/noRestrictedImports,file=([^,]+),line=(\d+)/g)) {
    const file = relative(folder, path);
    const at = Number(line) - (file.endsWith(".astro") ? 2 : 1);
    refused.add(`${file} imports ${byFile.get(file)?.[at]?.[1]}`);
  }
});

test.each(forbidden)("%s may not import %s", (file, from) => {
  expect(refused).toContain(`${file} imports ${from}`);
});

test.each(allowed)("%s may import %s", (file, from) => {
  expect(refused).not.toContain(`${file} imports ${from}`);
});
