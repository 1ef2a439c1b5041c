import type { FirstStart } from "shared/content/first-start";
import { localDay } from "shared/content/site-settings/local-day";
import { buildReasons } from "shared/publishing/builds";
import { addEntry } from "#audit/add-entries.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import type { EditContent } from "#publishing/content-editor.ts";
import type { ContentService } from "../snapshot/content.service.ts";
import { deleteDemoContent, endDemo, readDemo } from "./demo-content.ts";
import { insertStarterContent } from "./starter-content.ts";
import { companyStep } from "./steps/company-step.ts";
import { readOperationSteps } from "./steps/operation-steps.ts";
import { ownershipSince } from "./steps/ownership.ts";
import { pagesStep, privacyStep } from "./steps/page-steps.ts";
import { samplesStep } from "./steps/samples-step.ts";
import { photosStep, realPhotosStep, tourStep } from "./steps/tour-steps.ts";

type Deps = {
  db: Database;
  now: () => Date;
  publicUrl: string;
  mailServer: { readonly canSend: boolean };
  content: ContentService;
  editContent: EditContent;
};

/** The way from a new product, or from its demo, to an open site. */
export const createFirstStartService = ({ db, now, content, editContent, ...deps }: Deps) => ({
  read: async (): Promise<FirstStart> => {
    const snapshot = await content.current();
    const demo = await readDemo(db.read);
    const { revision, settings } = snapshot.content;
    const { isOpen } = settings.opening;
    const { password, mail, address, inquiry } = await readOperationSteps(db.read, {
      ...deps,
      isOpen,
    });
    const today = localDay(now(), settings.hours.timeZone);
    const ownership = ownershipSince(demo);
    return {
      isOpen,
      steps: [
        companyStep(settings, ownership, today),
        password,
        mail,
        tourStep(snapshot.content, ownership),
        photosStep(snapshot.content, ownership),
        realPhotosStep(snapshot.content, ownership),
        samplesStep(snapshot),
        privacyStep(snapshot.allPages, ownership),
        pagesStep(snapshot.allPages),
        address,
        inquiry,
      ],
      demo: demo && { revision, ownContent: demo.ownContent },
    };
  },

  /** Users and messages stay. 409 where the content is no demo, or no longer that of `revision`. */
  clearDemo: (by: Actor, revision: number): Promise<void> =>
    editContent(by, buildReasons.demoCleared, async (tx) => {
      await deleteDemoContent(tx, revision);
      const value = await insertStarterContent(tx, now());
      return { value, event: { action: "demo.cleared" } };
    }),

  /** Deletes nothing. */
  keepDemo: (by: Actor): Promise<void> =>
    db.write(async (tx) => {
      await endDemo(tx);
      await addEntry(tx, { action: "demo.kept", by, at: now() });
    }),
});
export type FirstStartService = ReturnType<typeof createFirstStartService>;
