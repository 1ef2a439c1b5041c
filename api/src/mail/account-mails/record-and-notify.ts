import { addEntry } from "#audit/add-entries.ts";
import type { RecordAndNotify } from "#audit/audit-event.ts";
import type { WriteAccounts } from "./account-writer.ts";
import { notifyAdmins } from "./notices.ts";

type Deps = { writeAccounts: WriteAccounts; now: () => Date };

export const createRecordAndNotify =
  ({ writeAccounts, now }: Deps): RecordAndNotify =>
  (by, sentence, event) =>
    writeAccounts(async (tx, mails) => {
      await addEntry(tx, { ...event, by, at: now() });
      await notifyAdmins(tx, { sentence, by: by.email }, mails);
    });
