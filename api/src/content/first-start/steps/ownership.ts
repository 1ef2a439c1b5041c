import type { SettingsSection } from "shared/content/site-settings/site-settings";
import type { Demo } from "../demo-content.ts";

export const ownershipSince = (demo: Demo) => ({
  isOwn: ({ updatedAt }: { updatedAt: string }) => demo === null || updatedAt > demo.since,
  isOwnPicture: ({ imageFile }: { imageFile: string }) =>
    demo === null || demo.ownFiles.has(imageFile.replace(/^.*\//, "")),
  isOwnSection: (section: SettingsSection) => demo === null || demo.ownSections.includes(section),
});
export type Ownership = ReturnType<typeof ownershipSince>;
