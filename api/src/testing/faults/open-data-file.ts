import { and, eq } from "drizzle-orm";
import { openDatabase } from "#platform/db/client.ts";
import { leases } from "#platform/db/schema/processes.ts";
import { conversations } from "#tables/conversations.ts";
import { messages } from "#tables/messages.ts";
import { guest } from "../app/open-desk.ts";

/** The file in which processes of a product keep their data, while they run. */
export const openDataFile = async (path: string) => {
  const { read, write, close } = await openDatabase({ url: `file:${path}` });
  const isOfGuest = eq(conversations.id, messages.conversationId);
  return {
    /** Reads the texts of the mails in the guest's conversation, including duplicates. */
    readGuestMails: async () => {
      const rows = await read
        .select({ text: messages.text })
        .from(messages)
        .innerJoin(conversations, isOfGuest)
        .where(and(eq(conversations.email, guest), eq(messages.kind, "mail")));
      return rows.map(({ text }) => text);
    },
    readLease: async () => (await read.select().from(leases))[0],
    /** In milliseconds since 1970. */
    setLeaseEnd: (expiresAt: number) => write((tx) => tx.update(leases).set({ expiresAt })),
    close,
  };
};
