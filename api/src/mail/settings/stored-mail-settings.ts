import { eq } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import type { Encryption } from "#platform/encryption.ts";
import type { Log } from "#platform/log.ts";
import { mailSettings } from "#tables/mails.ts";
import type { MailConnection } from "../mail-server.ts";

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

/** Builds a URL like `SMTP_URL`, without login if the user name is missing. */
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

/** `undefined` where it was encrypted with another key, as before a move to a new machine. */
export const decryptPassword = async (
  { password }: StoredMailSettings,
  { decrypt }: Encryption,
): Promise<string | null | undefined> => {
  if (password === null) return null;
  return decrypt(password).catch(() => undefined);
};

/** Returns the connection saved by an admin; `undefined` if none is saved or readable. */
export const readStoredConnection = async (
  read: Pick<Reader, "select">,
  encryption: Encryption,
  log: Log,
): Promise<MailConnection | undefined> => {
  const row = await selectMailSettings(read);
  if (!row) return undefined;
  const password = await decryptPassword(row, encryption);
  if (password !== undefined) return toConnection({ ...row, password });
  log.error({ event: "mail.password_unreadable" }, "The mail server password can't be decrypted.");
  return undefined;
};
