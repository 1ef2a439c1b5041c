import { buildReasons } from "shared/publishing/builds";
import { insertStarterContent } from "#content/first-start/starter-content.ts";
import type { Settings } from "#platform/env/env.ts";
import type { Services } from "../create-services.ts";

/** Starter content for an installation without content or demo. */
export const ensureStarterContent = async (
  { content, writeContent }: Pick<Services, "content" | "writeContent">,
  settings: Pick<Settings, "SEED">,
) => {
  const { revision } = (await content.current()).content;
  if (settings.SEED === "demo" || revision > 0) return;
  await writeContent(buildReasons.starterPages, (tx) => insertStarterContent(tx, new Date()));
};
