import { buildReasons } from "shared/builds";
import type { FirstStart } from "shared/first-start";
import type { Database } from "#db/client.ts";
import type { WriteContent } from "../../publishing/content-writer.ts";
import type { ContentService } from "../content/content.service.ts";
import { deleteDemoContent, endDemo, readDemo } from "./demo-content.ts";
import { insertStarterContent } from "./starter-content.ts";
import { companyStep } from "./steps/company-step.ts";
import { readOperationSteps } from "./steps/operation-steps.ts";
import { ownershipSince } from "./steps/ownership.ts";
import { pagesStep, privacyStep } from "./steps/page-steps.ts";
import { photosStep, tourStep } from "./steps/tour-steps.ts";

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
    const demo = await readDemo(db.read);
    const { revision, settings } = snapshot.content;
    const { isOpen } = settings.opening;
    const { password, mail, address, inquiry } = await readOperationSteps(db.read, {
      ...deps,
      isOpen,
    });
    const ownership = ownershipSince(demo);
    return {
      isOpen,
      steps: [
        companyStep(settings, ownership),
        password,
        mail,
        tourStep(snapshot.content, ownership),
        photosStep(snapshot.content, ownership),
        privacyStep(snapshot.allPages, ownership),
        pagesStep(snapshot.allPages),
        address,
        inquiry,
      ],
      demo: demo && { revision, ownContent: demo.ownContent },
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
