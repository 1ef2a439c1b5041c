import { buildReasons } from "shared/builds";
import type { FirstStart } from "shared/first-start";
import type { Database } from "#db/client.ts";
import type { WriteContent } from "../../publishing/content-writer.ts";
import type { ContentService } from "../content/content.service.ts";
import { deleteDemoContent, readAddedToDemo } from "./demo-content.ts";
import { insertStarterContent } from "./starter-content.ts";
import { contentSteps } from "./steps/content-steps.ts";
import { readOperationSteps } from "./steps/operation-steps.ts";

type Deps = {
  db: Database;
  now: () => Date;
  publicUrl: string;
  content: ContentService;
  writeContent: WriteContent;
};

/** The way from a new product, or from its demo, to an open site. */
export const createFirstStartService = ({ db, now, publicUrl, content, writeContent }: Deps) => ({
  read: async (): Promise<FirstStart> => {
    const snapshot = await content.current();
    const { company, tour, photos, privacy } = contentSteps(snapshot);
    const { password, mail, address, inquiry } = await readOperationSteps(db.read, publicUrl);
    const added = await readAddedToDemo(db.read);
    return {
      isOpen: snapshot.content.settings.opening.isOpen,
      steps: [company, password, mail, tour, photos, privacy, address, inquiry],
      demo: added && { added },
    };
  },

  /** Users and messages stay. 409 where the content is no demo. */
  clearDemo: (): Promise<void> =>
    writeContent(buildReasons.demoCleared, async (tx) => {
      await deleteDemoContent(tx);
      await insertStarterContent(tx, now());
    }),
});
export type FirstStartService = ReturnType<typeof createFirstStartService>;
