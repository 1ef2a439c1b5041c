import { z } from "zod";
import { answeredFilter, listQuery, pageInfo, sortedBy, spamFilter } from "../http/paging.ts";
import { limits } from "../limits.ts";
import { responseMail } from "../mail/outbox.ts";
import { emailAddress, multilineText, singleLineText, timestamp } from "../text/text.ts";
import { messageDesk } from "./conversations.ts";
import { messageSource, sourceInput } from "./message-source.ts";
import { respondedAtAsRead, responseMessage } from "./responses.ts";
import { formSignals } from "./spam.ts";

export const contactInput = z.object({
  name: singleLineText("Name"),
  email: emailAddress(),
  message: multilineText("Message", limits.message),
});
export type ContactInput = z.infer<typeof contactInput>;

export const contactPost = contactInput.extend({ ...formSignals.shape, ...sourceInput.shape });
export type ContactPost = z.infer<typeof contactPost>;

export const contactSubmitted = "Contact information submitted successfully!";

export const contact = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  responded: z.boolean(),
  responseMessage: z.string().nullable(),
  createdAt: timestamp,
  respondedAt: timestamp.nullable(),
  responseMail: responseMail.nullable(),
  spam: z.boolean(),
  conversation: z.string().nullable(),
  source: messageSource.nullable(),
  ...messageDesk.shape,
});
export type Contact = z.infer<typeof contact>;

export const contactListQuery = listQuery.extend({
  ...sortedBy(["createdAt", "name", "email"]),
  answered: answeredFilter,
  spam: spamFilter,
});
export type ContactListQuery = z.infer<typeof contactListQuery>;

export const contactList = pageInfo.extend({ contacts: z.array(contact) });

export const contactResponse = z.object({
  contactId: singleLineText("Contact"),
  responseMessage,
  respondedAt: respondedAtAsRead,
});
export type ContactResponse = z.infer<typeof contactResponse>;
export const contactSaved = z.object({ message: z.string(), contact });
