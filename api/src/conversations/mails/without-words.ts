import type { LeftOutFile } from "shared/guest-mails";
import type { NewFile } from "./store-files.ts";

type Words = { text: string; original: string | null; files: NewFile[]; leftOut: LeftOutFile[] };

/** Of a mail that only its head is kept of, for this reason. */
export const withoutWords = (reason: string): Words => ({
  text: "",
  original: null,
  files: [],
  leftOut: [{ name: "What this mail says", bytes: null, reason }],
});
