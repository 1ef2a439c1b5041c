import { z } from "zod";
import { limits } from "./limits.ts";
import { responseMail } from "./outbox.ts";
import { answeredFilter, listQuery, pageInfo, sortedBy, spamFilter } from "./paging.ts";
import { respondedAtAsRead, responseMessage } from "./responses.ts";
import { formSignals } from "./spam.ts";
import { emailOf, lineOf, textOf, timestamp } from "./text.ts";

/** What a visitor sends from the contact form. */
export const contactInput = z.object({
  name: lineOf("Name"),
  email: emailOf(),
  message: textOf("Message", limits.message),
});
export type ContactInput = z.infer<typeof contactInput>;

/** The same with what the form tells of its filling-in. */
export const contactPost = contactInput.extend(formSignals.shape);
export type ContactPost = z.infer<typeof contactPost>;

export const contactSubmitted = "Contact information submitted successfully!";

/** A stored contact message. */
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
});
export type Contact = z.infer<typeof contact>;

/** Query of the list of contact messages. */
export const contactListQuery = listQuery.extend({
  ...sortedBy(["createdAt", "name", "email"]),
  answered: answeredFilter,
  spam: spamFilter,
});
export type ContactListQuery = z.infer<typeof contactListQuery>;

export const contactList = pageInfo.extend({ contacts: z.array(contact) });

/** The operator's answer to a contact message. */
export const contactResponse = z.object({
  contactId: lineOf("Contact"),
  responseMessage,
  respondedAt: respondedAtAsRead,
});
export type ContactResponse = z.infer<typeof contactResponse>;
export const contactSaved = z.object({ message: z.string(), contact });
