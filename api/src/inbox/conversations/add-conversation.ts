import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { AddedConversationInput } from "shared/inbox/added-conversations";
import { addEntry } from "#audit/add-entries.ts";
import type { Actor } from "#platform/actor.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { readStay } from "../messages/read-stay.ts";
import { type Form, readKnownGuests, storeForms } from "../messages/store-forms.ts";
import { toStoredPhone } from "../messages/stored-phone.ts";

type Adding = { settings: SiteSettings; by: Actor; at: Date };

/** An inquiry without an email address, tour, people or dates where the guest gave none. */
const toForm = (
  input: AddedConversationInput,
  { settings: { company, hours }, at }: Adding,
): Form => {
  const { channel, name, destination, paxNumber, message: text } = input;
  const asked = { destination: destination ?? "", paxNumber: paxNumber ?? 0 };
  const dates = { checkinDate: input.checkinDate ?? "", checkoutDate: input.checkoutDate ?? "" };
  return {
    ...{ id: newId(), kind: "inquiry", name, text, ...asked, ...dates },
    ...{ flagged: false, receiptOwed: false, replyDueAt: null, respondedAt: null },
    email: input.email ?? "",
    phone: input.phone && toStoredPhone(input.phone, company.country),
    ...readStay(dates, at, hours.timeZone),
    createdAt: at.toISOString(),
    details: { source: { channel } },
  };
};

/** Stores a request from another channel in the guest's conversation and returns its id. Sends no mail. */
export const addConversation = async (
  tx: Transaction,
  input: AddedConversationInput,
  adding: Adding,
): Promise<string> => {
  const form = toForm(input, adding);
  const placed = await storeForms(tx, [form], await readKnownGuests(tx, [form]));
  const id = placed.get(form.id) ?? "";
  const subject = { kind: "conversation", id } as const;
  const { by, at } = adding;
  const after = { channel: input.channel };
  await addEntry(tx, { action: "conversation.begun", subject, after, by, at });
  return id;
};
