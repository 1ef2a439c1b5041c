import { eq } from "drizzle-orm";
import type { InquiryListQuery, InquiryPost } from "shared/inquiries";
import { inquiries } from "#db/schema/messages.ts";
import type { Actor } from "../../audit/actor.ts";
import { addEntry } from "../../audit/add-entries.ts";
import { readStay } from "../../conversations/read-stay.ts";
import { refreshConversations } from "../../conversations/refresh-conversations.ts";
import { toStoredPhone } from "../../conversations/stored-phone.ts";
import { notFound } from "../../lib/errors.ts";
import { inquiryKind } from "./inquiry-kind.ts";
import { createMessagesService, type MessageDeps } from "./messages.service.ts";
import type { Sender } from "./new-message.ts";
import { splitSignals } from "./split-signals.ts";

export const createInquiriesService = (deps: MessageDeps) => {
  const messages = createMessagesService(deps, inquiryKind);
  return {
    ...messages,
    submit: async (post: InquiryPost, sender: Sender = {}) => {
      const mailContext = await deps.readMailContext();
      const { company, hours } = mailContext.settings;
      const { input: typed, ...sent } = splitSignals(post);
      const phone = typed.phone && toStoredPhone(typed.phone, company.country);
      const input = { ...typed, phone, ...readStay(typed, deps.now(), hours.timeZone) };
      return messages.submit({ input, ...sent, ...sender }, mailContext);
    },
    list: async (query: InquiryListQuery) => {
      const { messages: found, info } = await messages.list(query);
      return { inquiries: found, ...info };
    },
    remove: (by: Actor, id: string) =>
      deps.db.write(async (tx) => {
        const [row] = await tx
          .delete(inquiries)
          .where(eq(inquiries.id, id))
          .returning({ conversationId: inquiries.conversationId });
        if (!row) throw notFound(inquiryKind.noun);
        await refreshConversations(tx, [row.conversationId]);
        const subject = { kind: "inquiry", id } as const;
        await addEntry(tx, { action: "inquiry.deleted", subject, by, at: deps.now() });
      }),
  };
};
export type InquiriesService = ReturnType<typeof createInquiriesService>;
