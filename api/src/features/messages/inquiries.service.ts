import { eq } from "drizzle-orm";
import type { InquiryListQuery, InquiryPost } from "shared/inquiries";
import { inquiries } from "#db/schema.ts";
import { notFound } from "../../lib/errors.ts";
import { inquiryKind } from "./inquiry-kind.ts";
import { createMessagesService, type MessageDeps } from "./messages.service.ts";

export const createInquiriesService = (deps: MessageDeps) => {
  const messages = createMessagesService(deps, inquiryKind);
  return {
    ...messages,
    submit: ({ topic, filledInMs, ...input }: InquiryPost, key: string | undefined) =>
      messages.submit({ input, signals: { topic, filledInMs }, key }),
    list: async (query: InquiryListQuery) => {
      const { messages: found, info } = await messages.list(query);
      return { inquiries: found, ...info };
    },
    remove: async (id: string) => {
      const removed = await deps.db.write((tx) =>
        tx.delete(inquiries).where(eq(inquiries.id, id)).returning({ id: inquiries.id }),
      );
      if (removed.length === 0) throw notFound(inquiryKind.noun);
    },
  };
};
export type InquiriesService = ReturnType<typeof createInquiriesService>;
