import { buildReasons } from "shared/builds";
import type { FirstStart } from "shared/first-start";
import type { Database } from "#db/client.ts";
import type { WriteContent } from "../../publishing/content-writer.ts";
import type { ContentService } from "../content/content.service.ts";
import { deleteDemoContent, endDemo, readOwnContent } from "./demo-content.ts";
import { insertStarterContent } from "./starter-content.ts";
import { contentSteps } from "./steps/content-steps.ts";
import { readOperationSteps } from "./steps/operation-steps.ts";

type Deps = {
  db: Database;
  now: () => Date;
  publicUrl: string;
  mailServer: { readonly canSend: boolean };
  content: ContentService;
  writeContent: WriteContent;
};

/** The way from a new product, or from its demo, to an open site. */
export const createFirstStartService = ({ db, now, content, writeContent, ...deps }: Deps) => ({
  read: async (): Promise<FirstStart> => {
    const snapshot = await content.current();
    const { company, tour, photos, privacy } = contentSteps(snapshot);
    const { password, mail, address, inquiry } = await readOperationSteps(db.read, deps);
    const ownContent = await readOwnContent(db.read);
    const { revision, settings } = snapshot.content;
    return {
      isOpen: settings.opening.isOpen,
      steps: [company, password, mail, tour, photos, privacy, address, inquiry],
      demo: ownContent && { revision, ownContent },
    };
  },

  /** Users and messages stay. 409 where the content is no demo, or no longer that of `revision`. */
  clearDemo: (revision: number): Promise<void> =>
    writeContent(buildReasons.demoCleared, async (tx) => {
      await deleteDemoContent(tx, revision);
      await insertStarterContent(tx, now());
    }),

  /** Deletes nothing. */
  keepDemo: async (): Promise<void> => {
    await db.write(endDemo);
  },
});
export type FirstStartService = ReturnType<typeof createFirstStartService>;
