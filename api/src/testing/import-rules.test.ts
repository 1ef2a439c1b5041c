import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const biome = join(root, "node_modules", ".bin", "biome");

/** Lints one import as if it stood in `file`, by the rules of this repository. */
const isAllowed = async (file: string, from: string) => {
  const folder = await mkdtemp(join(tmpdir(), "tours-imports-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyFile(join(root, "biome.json"), join(folder, "biome.json"));
  await mkdir(dirname(join(folder, file)), { recursive: true });
  const statement = `import { thing } from "${from}";\nthing();\n`;
  const source = file.endsWith(".astro") ? `---\n${statement}---\n` : statement;
  await writeFile(join(folder, file), source);
  const options = ["lint", "--only=style/noRestrictedImports", "--vcs-enabled=false", file];
  return new Promise<boolean>((resolve) => {
    execFile(biome, options, { cwd: folder }, (error) => resolve(error === null));
  });
};

test.each([
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
])("%s may not import %s", async (file, from) => {
  expect(await isAllowed(file, from)).toBe(false);
});

test.each([
  ["shared/src/users.ts", "zod"],
  ["api/src/features/auth/auth.service.ts", "../users/users.service.ts"],
  ["api/src/features/users/users.routes.ts", "../../middleware/validate.ts"],
  ["site/src/islands/InquiryForm.tsx", "../lib/api.ts"],
  ["admin/src/lib/api/api-client.ts", "shared/errors"],
  ["admin/src/features/users/UsersScreen.tsx", "../../components/Page.tsx"],
  ["admin/src/features/users/UsersScreen.tsx", "./users.requests.ts"],
])("%s may import %s", async (file, from) => {
  expect(await isAllowed(file, from)).toBe(true);
});
