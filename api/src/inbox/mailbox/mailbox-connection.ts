import type { ImapFlowOptions } from "imapflow";
import { limits } from "shared/limits";
import { tlsOptionsFor } from "#mail/delivery/tls-options.ts";

/** A mailbox as in `IMAP_URL`. */
export type MailboxAddress = string;

const secure = "imaps:";

/** User, server and folder of a mailbox: what names it, without its password. */
export const readAddress = (address: MailboxAddress) => {
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const isSecure = protocol === secure;
  return {
    isSecure,
    host: hostname,
    port: Number(port) || (isSecure ? 993 : 143),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || "INBOX",
  };
};

export const toMailboxName = (address: MailboxAddress) => {
  const { user, host, port, folder } = readAddress(address);
  return `${user}@${host}:${port}/${folder}`;
};

type Server = { host: string; port: number; user: string; password: string; folder: string };

/** 993 is encrypted from the first byte. */
export const toAddress = ({ host, port, user, password, folder }: Server): MailboxAddress =>
  `${port === 993 ? secure : "imap:"}//${[user, password].map(encodeURIComponent).join(":")}@${host}:${port}/${encodeURIComponent(folder)}`;

const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 120_000 };

/** For an answer that somebody waits for. */
export const shortTimeouts = {
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  socketTimeout: 15_000,
};

const megabyte = 1_000_000;

/** Limits for a mail server's response: a mail, and the numbers of a search result. */
const sizes = {
  maxLiteralSize: limits.guestMail.bytes,
  maxResponseSize: limits.guestMail.bytes + megabyte,
  maxLineLength: 16 * megabyte,
  maxResponseTokens: 300_000,
};

export const toClientOptions = (address: MailboxAddress): ImapFlowOptions => {
  const { isSecure, host, port, user, password } = readAddress(address);
  const { tls, requireTLS } = tlsOptionsFor(address);
  return {
    host,
    port,
    secure: isSecure,
    auth: { user, pass: password },
    ...(!isSecure && requireTLS && { doSTARTTLS: true }),
    tls,
    logger: false,
    // Says that new mails have come as soon as nothing else is asked.
    autoIdleDelay: 100,
    ...timeouts,
    ...sizes,
  };
};
