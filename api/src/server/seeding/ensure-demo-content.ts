import type { Storage } from "#media/storage/storage.ts";
import type { Settings } from "#platform/env/env.ts";
import type { Print } from "#platform/print.ts";
import { StartError } from "#platform/start-error.ts";
import { StorageError } from "#platform/storage-error.ts";
import type { Services } from "../create-services.ts";
import { seedDemo } from "./demo/seed-demo.ts";

/** The demo content, where there never was any content. Throws {@link StartError}. */
export const ensureDemoContent = async (
  { content, writeContent }: Pick<Services, "content" | "writeContent">,
  storage: Storage,
  settings: Pick<Settings, "SEED">,
  print: Print,
) => {
  const { revision } = (await content.current()).content;
  if (settings.SEED === "none" || revision > 0) return;
  print("Loading the demo content …");
  try {
    await seedDemo(storage, writeContent, new Date());
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new StartError(
      `The pictures of the demo content cannot be stored: ${error.message} Check MEDIA_S3_ENDPOINT and the settings next to it.`,
    );
  }
};
