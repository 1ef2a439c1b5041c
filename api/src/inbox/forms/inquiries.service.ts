import { and, eq } from "drizzle-orm";
import { type InquiryListQuery, type InquiryPost, inquirySubmitted } from "shared/inbox/inquiries";
import { addEntry } from "#audit/add-entries.ts";
import type { Actor } from "#platform/actor.ts";
import { notFound } from "#platform/errors.ts";
import { messages as messageTable } from "#tables/messages.ts";
import { readStay } from "../messages/read-stay.ts";
import { summarizeRest } from "../messages/save-summaries.ts";
import { toStoredPhone } from "../messages/stored-phone.ts";
import { toInquiry } from "./message-views.ts";
import { createMessagesService, type MessageDeps } from "./messages.service.ts";
import { type Sender, toNewMessage } from "./new-message.ts";
import { splitSignals } from "./split-signals.ts";

const noun = "Inquiry";

export const createInquiriesService = (deps: MessageDeps) => {
  const messages = createMessagesService(deps, {
    ...{ kind: "inquiry", noun, route: "inquiries" },
    toView: toInquiry,
  });
  return {
    ...messages,
    submit: async (post: InquiryPost, sender: Sender = {}) => {
      const context = await deps.readMailContext();
      const { company, hours } = context.settings;
      const at = deps.now();
      const { input, ...signs } = splitSignals(post);
      const { message: text, adults = null, childrenAges = [], ...asked } = input;
      const phone = input.phone && toStoredPhone(input.phone, company.country);
      const stay = readStay(input, at, hours.timeZone);
      const isNamed = adults !== null || childrenAges.length > 0;
      const party = isNamed ? { adults, childrenAges } : undefined;
      const typed = { kind: "inquiry" as const, ...asked, phone, text, ...stay };
      const id = await messages.receive(
        toNewMessage({ typed, party, input, ...signs, ...sender }, context, at),
      );
      return { message: inquirySubmitted, inquiry: { _id: id } };
    },
    list: async (query: InquiryListQuery) => {
      const { rows: inquiries, info } = await messages.list(query);
      return { inquiries, ...info };
    },
    remove: (by: Actor, id: string) =>
      deps.db.write(async (tx) => {
        const [row] = await tx
          .delete(messageTable)
          .where(and(eq(messageTable.id, id), eq(messageTable.kind, "inquiry")))
          .returning({ conversationId: messageTable.conversationId });
        if (!row) throw notFound(noun);
        await summarizeRest(tx, [row.conversationId]);
        const subject = { kind: "inquiry", id } as const;
        await addEntry(tx, { action: "inquiry.deleted", subject, by, at: deps.now() });
      }),
  };
};
export type InquiriesService = ReturnType<typeof createInquiriesService>;
