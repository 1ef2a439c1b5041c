import { buildReasons } from "shared/builds";
import { pages } from "#db/schema.ts";
import { starterPages } from "../../../starter-pages/starter-pages.ts";
import type { Settings } from "../../env/env.ts";
import type { Services } from "../../wiring/services.ts";
import { pageRow } from "./page-row.ts";

/** Pages to begin with, where there never was any content and no demo is wanted. */
export const ensureStarterPages = async (
  { content, writeContent }: Pick<Services, "content" | "writeContent">,
  settings: Pick<Settings, "SEED">,
) => {
  const { revision } = (await content.current()).content;
  if (settings.SEED === "demo" || revision > 0) return;
  const now = new Date();
  await writeContent(buildReasons.starterPages, async (tx) => {
    await tx
      .insert(pages)
      .values(starterPages.map((page) => pageRow({ ...page, isShown: false }, now)));
  });
};
