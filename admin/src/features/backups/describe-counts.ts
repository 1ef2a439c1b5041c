import type { BackupCounts } from "shared/backups/backups";

const numbered = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** For example `20 tours, 3 inquiries, 1 message, 2 accounts, 528 photo files`. */
export const describeCounts = (counts: BackupCounts) =>
  [
    numbered(counts.tours, "tour", "tours"),
    numbered(counts.inquiries, "inquiry", "inquiries"),
    numbered(counts.messages, "message", "messages"),
    numbered(counts.accounts, "account", "accounts"),
    numbered(counts.pictureFiles - counts.missingPictureFiles, "photo file", "photo files"),
  ].join(", ");
