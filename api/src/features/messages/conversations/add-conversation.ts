import type { AddedConversationInput } from "shared/added-conversations";
import type { SiteSettings } from "shared/site-settings";
import { newId } from "#db/new-id.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../../../audit/actor.ts";
import { addEntry } from "../../../audit/add-entries.ts";
import { ofInquiry } from "../../../conversations/guest-message.ts";
import {
  placeMessages,
  readConversationsOf,
  savePlaced,
} from "../../../conversations/place-messages.ts";
import { readStay } from "../../../conversations/read-stay.ts";
import { toStoredPhone } from "../../../conversations/stored-phone.ts";
import { inquiryKind } from "../inquiry-kind.ts";

type Adding = { settings: SiteSettings; by: Actor; at: Date };

/** An inquiry without an email address, tour, people or dates where the guest gave none. */
const toRow = (input: AddedConversationInput, { settings: { company, hours }, at }: Adding) => {
  const { name, destination, paxNumber, message } = input;
  const asked = { destination: destination ?? "", paxNumber: paxNumber ?? 0 };
  const dates = { checkinDate: input.checkinDate ?? "", checkoutDate: input.checkoutDate ?? "" };
  return {
    ...{ id: newId(), name, message, ...asked, ...dates },
    email: input.email ?? "",
    phone: input.phone && toStoredPhone(input.phone, company.country),
    ...readStay(dates, at, hours.timeZone),
    createdAt: at.toISOString(),
    promisedAt: null,
  };
};

/** Stores what a guest asked for elsewhere, in the guest's conversation, whose id it returns. Nothing is mailed. */
export const addConversation = async (
  tx: Transaction,
  input: AddedConversationInput,
  adding: Adding,
): Promise<string> => {
  const { channel } = input;
  const row = { ...toRow(input, adding), source: { channel } };
  const guest = { ...ofInquiry(row), flagged: false };
  const known = await readConversationsOf(tx, [guest]);
  const placed = placeMessages([guest], known);
  await savePlaced(tx, placed, known);
  const judged = { flagged: false, receiptOwed: false };
  await inquiryKind.insert(tx, [{ ...row, ...judged, ...placed.ofMessage(row.id) }]);
  const id = placed.ofMessage(row.id).conversationId ?? "";
  const subject = { kind: "conversation", id } as const;
  const { by, at } = adding;
  await addEntry(tx, { action: "conversation.begun", subject, after: { channel }, by, at });
  return id;
};
