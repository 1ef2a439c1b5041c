import { eq } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { mailSettings } from "#db/schema.ts";
import type { MailConnection } from "../../outbox/mail-server.ts";
import type { Encryption } from "./encryption.ts";

/** There is one row at most. */
export const mailSettingsRow = 1;

export type StoredMailSettings = typeof mailSettings.$inferSelect;

export const selectMailSettings = async (
  read: Pick<Reader, "select">,
): Promise<StoredMailSettings | undefined> => {
  const rows = await read.select().from(mailSettings).where(eq(mailSettings.id, mailSettingsRow));
  return rows[0];
};

type Server = {
  host: string;
  port: number;
  user: string | null;
  password: string | null | undefined;
};

/** As in `SMTP_URL`; nobody signs in without a user name. */
const smtpUrl = ({ host, port, user, password }: Server) => {
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password ?? "")}@` : "";
  return `${port === 465 ? "smtps" : "smtp"}://${login}${host}:${port}`;
};

type Given = Server & { fromName: string | null; fromAddress: string; inbox: string };

export const toConnection = ({
  fromName,
  fromAddress,
  inbox,
  ...server
}: Given): MailConnection => ({
  url: smtpUrl(server),
  from: { name: fromName ?? "", address: fromAddress },
  inbox,
});

/** What an admin has saved, ready to send with; `undefined` for nothing. */
export const readStoredConnection = async (
  read: Pick<Reader, "select">,
  { decrypt }: Encryption,
): Promise<MailConnection | undefined> => {
  const row = await selectMailSettings(read);
  return row && toConnection({ ...row, password: row.password && (await decrypt(row.password)) });
};
