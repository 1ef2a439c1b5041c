import type { LeftOutFile } from "shared/inbox/mailbox/guest-mails";
import type { NewFile } from "./store-files.ts";

type Words = { text: string; original: string | null; files: NewFile[]; leftOut: LeftOutFile[] };

/** The body of a mail of which only the head is kept, for this reason. */
export const withoutWords = (reason: string): Words => ({
  text: "",
  original: null,
  files: [],
  leftOut: [{ name: "The text of this email", bytes: null, reason }],
});
