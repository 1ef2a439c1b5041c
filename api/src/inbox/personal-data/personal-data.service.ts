import { and, inArray, sql } from "drizzle-orm";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { PersonalData, personInput } from "shared/inbox/personal-data/personal-data";
import { questionLabels } from "shared/inbox/trips/guest-questions";
import type { z } from "zod";
import type { VisitorAccountsService } from "#accounts/users/visitor-accounts.service.ts";
import type { RecordAndNotify } from "#audit/audit-event.ts";
import type { TrashService } from "#content/records/trash/trash.service.ts";
import type { Actor } from "#platform/actor.ts";
import { toCsv } from "#platform/csv/to-csv.ts";
import type { Database } from "#platform/db/client.ts";
import { olderThan } from "#platform/db/older-than.ts";
import { emailKey } from "#platform/email-key.ts";
import { conflict } from "#platform/errors.ts";
import { messages } from "#tables/messages.ts";
import type { ContactsService } from "../forms/contacts.service.ts";
import type { InquiriesService } from "../forms/inquiries.service.ts";
import { toStoredPhone } from "../messages/stored-phone.ts";
import { countPerson, erasePerson } from "./erase-person.ts";
import { contactColumns, inquiryColumns, transcriptColumns } from "./message-columns.ts";
import { readTranscripts } from "./read-transcripts.ts";
import { countProposals } from "./remove-proposals.ts";
import { isNotSpared } from "./spared-conversations.ts";

/** The admin that made the request; mails to the other admins name the address. */
type Asker = Actor & { email: string };

type Deps = {
  db: Database;
  now: () => Date;
  contacts: ContactsService;
  inquiries: InquiriesService;
  content: { readSettings: () => Promise<SiteSettings> };
  accounts: VisitorAccountsService;
  trash: Pick<TrashService, "eraseReviews">;
  mailServer: { readonly inbox: string };
  recordAndNotify: RecordAndNotify;
};

/** Exports and erases the data stored about visitors. */
export const createPersonalDataService = (deps: Deps) => {
  const { db, now, accounts, mailServer, recordAndNotify } = deps;
  const { contacts: contactsService, inquiries: inquiriesService } = deps;
  const { read } = db;

  /** 409 for the operator. */
  const refuseOperator = async (key: string) => {
    if (key === emailKey(mailServer.inbox)) {
      throw conflict("This is your own inbox for guest messages, not a guest's address.");
    }
    await accounts.refuseAdmin(key);
  };

  return {
    /** Returns the key of a person: email address or phone number. */
    readPerson: async ({ email, phone }: z.output<typeof personInput>): Promise<string> => {
      const { company } = await deps.content.readSettings();
      return email ?? toStoredPhone(phone ?? "", company.country);
    },

    /**
     * Counts what is stored under an email, whatever its case, or a phone number; 409 for admins and the
     * operator's inbox.
     */
    find: async (person: string): Promise<PersonalData> => {
      const key = emailKey(person);
      await refuseOperator(key);
      return countPerson(deps, key);
    },

    /** Erases a person as {@link erasePerson} does; refused as above. */
    erase: async (by: Asker, person: string): Promise<PersonalData> => {
      const key = emailKey(person);
      await refuseOperator(key);
      // The audit entry names no person, because the person's data is erased.
      const proposals = await countProposals(read, key);
      const after = { ...(await countPerson(deps, key)), proposals };
      const event = { action: "person.erased", after } as const;
      await recordAndNotify(by, "A person's data was erased", event);
      return erasePerson(deps, key);
    },

    /** Counts the inquiries and messages that would be removed after this number of days. */
    countOlderThan: async (days: number): Promise<number> => {
      const age = { now: now(), days };
      const isOld = await olderThan(read, messages, age);
      const isGuests = inArray(sql`+${messages.kind}`, ["inquiry", "contact", "mail"]);
      const isFree = isNotSpared(messages.conversationId, age);
      return read.$count(messages, and(isGuests, isOld, isFree));
    },

    exportInquiries: async (by: Asker) => {
      const event = { action: "personal_data.exported", after: { rows: "inquiries" } } as const;
      await recordAndNotify(by, "All inquiries were downloaded", event);
      return toCsv(inquiriesService.readAll(), inquiryColumns);
    },

    exportContacts: async (by: Asker) => {
      const event = { action: "personal_data.exported", after: { rows: "messages" } } as const;
      await recordAndNotify(by, "All messages were downloaded", event);
      return toCsv(contactsService.readAll(), contactColumns);
    },

    /** All of them, or some. */
    exportConversations: async (by: Asker, ids: string[] | undefined) => {
      const after = { rows: "conversations", ...(ids && { count: ids.length }) };
      const sentence = ids
        ? "Some conversations were downloaded"
        : "All conversations were downloaded";
      await recordAndNotify(by, sentence, { action: "personal_data.exported", after });
      const { own } = (await deps.content.readSettings()).guestDetails;
      const labels = new Map([
        ...Object.entries(questionLabels),
        ...own.map(({ id, label }): [string, string] => [id, label]),
      ]);
      return toCsv(readTranscripts(read, ids, labels), transcriptColumns);
    },
  };
};
export type PersonalDataService = ReturnType<typeof createPersonalDataService>;
