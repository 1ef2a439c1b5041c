import { inArray, type SQLWrapper } from "drizzle-orm";
import type { Contact } from "shared/inbox/contacts";
import type { Inquiry } from "shared/inbox/inquiries";
import type { ResponseMail } from "shared/mail/outbox";
import { readResponseMails } from "#mail/response-mails.ts";
import type { Reader } from "#platform/db/client.ts";
import { conversations } from "#tables/conversations.ts";
import type { FormKind } from "#tables/messages.ts";
import { isClosed } from "../messages/conversation-row.ts";
import { type FormRow, readParty, readSource } from "../messages/form-rows.ts";
import { isWaiting } from "../messages/guest-messages.ts";

type Read = Pick<Reader, "select">;

/** The fields of a conversation that its messages are shown with. */
type ShownConversation = Pick<
  typeof conversations.$inferSelect,
  "state" | "askedAt" | "startsOn" | "endsOn" | "datesSetAt"
>;

/** The mail and the conversation that a form is shown with. */
export type Around = {
  responseMail: ResponseMail | null;
  conversation: ShownConversation | undefined;
};

/** The route that forms of a kind come in by, and how admins see them. */
export type FormType<View> = {
  kind: FormKind;
  /** Names the form in an error: “Contact not found.” */
  noun: string;
  /** Visitors are counted and repeated requests recognized by it. */
  route: string;
  toView: (form: FormRow, around: Around) => View;
};

const readConversations = async (read: Read, ids: string[] | SQLWrapper) => {
  const { id, state, askedAt, startsOn, endsOn, datesSetAt } = conversations;
  const rows = await read
    .select({ id, state, askedAt, startsOn, endsOn, datesSetAt })
    .from(conversations)
    .where(inArray(id, ids));
  return new Map<string, ShownConversation>(rows.map((row) => [row.id, row]));
};

/** Reads the mails that carry replies to forms, and the conversations of the forms. */
export const readAround = async (
  read: Read,
  forms: Record<"ids" | "conversationIds", string[] | SQLWrapper>,
) => {
  const [mails, shown] = await Promise.all([
    readResponseMails(read, forms.ids),
    readConversations(read, forms.conversationIds),
  ]);
  return ({ id, conversationId }: FormRow): Around => ({
    responseMail: mails.get(id) ?? null,
    conversation: shown.get(conversationId),
  });
};

const toState = (form: FormRow, { responseMail, conversation }: Around) => ({
  _id: form.id,
  spam: form.flagged,
  conversation: form.conversationId,
  responseMail,
  state: conversation?.state ?? null,
  waits: isWaiting(form) && !(conversation && isClosed(conversation)),
});

export const toContact = (form: FormRow, around: Around): Contact => ({
  name: form.name ?? "",
  email: form.email,
  message: form.text ?? "",
  responseMessage: form.responseMessage,
  respondedAt: form.respondedAt,
  createdAt: form.createdAt,
  source: readSource(form),
  aside: form.aside,
  ...toState(form, around),
  responded: form.respondedAt !== null,
});

/** The team's dates belong to the inquiry whose trip the conversation shows. */
const toTeamDates = ({ createdAt }: FormRow, conversation: Around["conversation"]) =>
  conversation?.datesSetAt && conversation.askedAt === createdAt
    ? { startsOn: conversation.startsOn, endsOn: conversation.endsOn }
    : null;

export const toInquiry = (form: FormRow, around: Around): Inquiry => ({
  name: form.name,
  email: form.email,
  destination: form.destination ?? "",
  paxNumber: form.paxNumber ?? 0,
  ...readParty(form),
  checkinDate: form.checkinDate ?? "",
  checkoutDate: form.checkoutDate ?? "",
  startsOn: form.startsOn,
  endsOn: form.endsOn,
  phone: form.phone,
  message: form.text,
  responseMessage: form.responseMessage,
  respondedAt: form.respondedAt,
  createdAt: form.createdAt,
  source: readSource(form),
  aside: form.aside,
  ...toState(form, around),
  teamDates: toTeamDates(form, around.conversation),
});
