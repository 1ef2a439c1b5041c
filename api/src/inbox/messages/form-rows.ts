import { getTableColumns, sql } from "drizzle-orm";
import { formDetails } from "#tables/message-details.ts";
import { type MessageRow, messages } from "#tables/messages.ts";

/** The latest reply that names the message of a row. */
export const responseMessage = sql<
  string | null
>`(SELECT reply.text FROM messages AS reply WHERE reply.answers_id = messages.id AND reply.created_at = messages.responded_at ORDER BY reply.seq DESC LIMIT 1)`;

/** A form with the latest reply to it. */
export const formColumns = { ...getTableColumns(messages), responseMessage };
export type FormRow = MessageRow & { responseMessage: string | null };

type Detailed = { details?: FormRow["details"] | undefined };

export const readSource = ({ details }: Detailed) => formDetails.parse(details).source;

export const readParty = ({ details }: Detailed) =>
  formDetails.safeParse(details).data?.party ?? { adults: null, childrenAges: [] };
