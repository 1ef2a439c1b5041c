import type { Resolver } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DnsRecord } from "shared/mail/mail-settings";
import { verifyMailServer } from "#mail/delivery/verify-mail-server.ts";
import { readMailDomain } from "#mail/settings/mail-domain.ts";
import { readStoredConnection } from "#mail/settings/stored-mail-settings.ts";
import type { Database } from "#platform/db/client.ts";
import { createEncryption } from "#platform/encryption.ts";
import type { Settings } from "#platform/env/env.ts";
import { createLog } from "#platform/log.ts";
import { bad, describeError, doubtful, type Finding, good } from "./finding.ts";

type MailSettings = Pick<
  Settings,
  "DATA_DIR" | "ENCRYPTION_KEY" | "SMTP_URL" | "MAIL_FROM" | "MAIL_TO"
>;

/** The server that emails go through: that of the environment, or the one saved in the admin. */
export const findMailServer = async (settings: MailSettings, db?: Pick<Database, "read">) => {
  const { SMTP_URL, MAIL_FROM } = settings;
  if (SMTP_URL) return { url: SMTP_URL, from: MAIL_FROM.address };
  const keyFile = join(settings.DATA_DIR, "secrets", "encryption");
  const key = settings.ENCRYPTION_KEY ?? (await readFile(keyFile, "utf8").catch(() => undefined));
  if (!(db && key)) return undefined;
  const encryption = createEncryption(Buffer.from(key, "base64"));
  const stored = await readStoredConnection(db.read, encryption, createLog("silent"));
  return stored && { url: stored.url, from: stored.from.address };
};

/** Connects and signs in without sending anything. */
const checkServer = async (url: string): Promise<Finding> => {
  const check = "Mail server";
  const { host } = new URL(url);
  try {
    await verifyMailServer(url);
    return good(check, `${host} answers and accepts the sign-in.`);
  } catch (error) {
    return bad(check, `${host}: ${describeError(error)}. Check it under Settings → Mail.`);
  }
};

const toFinding = ({ name, state, host, advice }: DnsRecord): Finding => {
  if (state === "found") return good(name, `${host} has a record.`);
  if (state === "missing") return doubtful(name, `${host} has no record. ${advice}`);
  return doubtful(name, `no record was found at ${host}, or DNS did not answer. ${advice}`);
};

const checkMx = async (domain: string, resolver: Resolver): Promise<Finding> => {
  try {
    const servers = await resolver.resolveMx(domain);
    if (servers.length > 0)
      return good(
        "MX",
        `replies to ${domain} go to ${servers.map((mx) => mx.exchange).join(", ")}.`,
      );
  } catch {
    // The advice is the same without an answer.
  }
  return doubtful(
    "MX",
    `${domain} names no mail server, so replies may get lost. Add an MX record.`,
  );
};

/** Checks the mail server, and the records of the sender's domain. */
export const checkMail = async (
  settings: MailSettings,
  resolver: Resolver,
  db?: Pick<Database, "read">,
): Promise<Finding[]> => {
  const server = await findMailServer(settings, db);
  if (!server)
    return [doubtful("Mail server", "none is set, so emails wait. Set one under Settings → Mail.")];
  const domain = server.from.replace(/^.*@/, "");
  const [answer, mx, { records }] = await Promise.all([
    checkServer(server.url),
    checkMx(domain, resolver),
    readMailDomain(domain, (host) => resolver.resolveTxt(host)),
  ]);
  return [answer, mx, ...records.map(toFinding)];
};
