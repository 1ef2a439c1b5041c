import { z } from "zod";

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine(
      (value) => value >= min && value <= max,
      `must be a whole number from ${min} to ${max}`,
    );

/** With spaces between them. */
export const portList = z
  .string()
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .pipe(z.array(wholeNumber(1, 65_535)));

export const webAddress = z.url({
  abort: true,
  protocol: /^https?$/,
  error: "must be an http:// or https:// address",
});

const isOrigin = ({ href, origin }: URL) => href.replace(/\/+$/, "") === origin;

/** Normalized as browsers do: lower case, without a slash or the default port. */
export const origin = webAddress
  .refine((text) => isOrigin(new URL(text)), "must be an address without a path")
  .transform((text) => new URL(text).origin);

/** A base address for file names. */
export const folderAddress = webAddress
  .transform((text) => new URL(text))
  .refine(
    ({ href, origin, pathname }) => href === origin + pathname,
    "must be an address without a login or a query",
  )
  .transform(({ href }) => href.replace(/\/+$/, ""));

export const originList = z
  .string()
  .transform((text) => text.split(",").map((item) => item.trim()))
  .pipe(z.array(origin));

/** An origin, or a host with all below it as `https://*.example.com`; as policies of browsers name them. */
const isSource = (text: string) => /^https:\/\/(\*\.)?([a-z\d-]+\.)*[a-z\d-]+(:\d+)?$/i.test(text);

export const sourceList = z
  .string()
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .transform((items) => items.map((item) => item.replace(/\/$/, "")))
  .refine(
    (items) => items.every(isSource),
    "must be https:// addresses without a path, with a space between them",
  );

const isDecodable = (text: string) => !/%(?![\da-f]{2})/i.test(text);

const isSmtpAddress = (text: string) => {
  const { protocol, hostname } = URL.parse(text) ?? {};
  return Boolean(hostname) && (protocol === "smtp:" || protocol === "smtps:") && isDecodable(text);
};

const withName = /^\s*"?([^"<>\p{Cc}]*?)"?\s*<([^<>]*)>\s*$/u;

/** A sender: `tours@example.com`, or `Some Tours <tours@example.com>`. */
export const mailbox = z
  .string()
  .transform((text) => {
    const [, name = "", address = text] = withName.exec(text) ?? [];
    return { name, address };
  })
  .refine(
    ({ address }) => z.email().safeParse(address).success,
    "must be an e-mail address, alone or as Name <address>",
  );

export const bucketName = z
  .string()
  .regex(/^[a-z\d][\w.-]{1,61}[a-z\d]$/i, "must be the name of a bucket, 3 to 63 characters long");

export const regionName = z
  .string()
  .regex(/^[\w-]+$/, "must be the name of a region, such as eu-central-1");

export const withoutSpaces = z.string().regex(/^\S+$/, "must be without spaces and line breaks");

const isImapAddress = (text: string) => {
  const { protocol, hostname, username } = URL.parse(text) ?? {};
  const isImap = protocol === "imap:" || protocol === "imaps:";
  return Boolean(hostname && username) && isImap && isDecodable(text);
};

/** The address of a mailbox, with its login. */
export const imapAddress = z.string().refine(isImapAddress, {
  abort: true,
  error: "must begin with imap:// or imaps:// and name a user and a host",
});

/** The address of a mail server, with the login if there is one. */
export const smtpAddress = z.string().refine(isSmtpAddress, {
  abort: true,
  error: "must begin with smtp:// or smtps:// and name a host",
});

const byteCount = (text: string) => Buffer.byteLength(text, "utf8");

export const tokenSecret = z
  .string()
  .refine((text) => byteCount(text) >= 32, "must be at least 32 bytes long");

/** Sent in a header. */
export const contentToken = z
  .string()
  .regex(/^[\x21-\x7e]{32,}$/, "must be at least 32 characters without spaces");

export const encryptionKey = z
  .string()
  .regex(/^[A-Za-z0-9+/]{43}=$/, "must be 32 bytes as base64, such as of: openssl rand -base64 32");

export const webhookSecrets = z
  .string()
  .regex(
    /^whsec_[A-Za-z0-9+/]{32,}={0,2}( whsec_[A-Za-z0-9+/]{32,}={0,2})*$/,
    "must be whsec_ followed by at least 24 bytes in base64 (while it is replaced, two with a space between)",
  );

const hour = 3_600_000;

/** `12h`, `7d`, or `off`; in milliseconds, 0 for never. */
export const backupInterval = z
  .string()
  .regex(/^(off|[1-9]\d{0,3}[hd])$/, "must be off, or a number of hours or days such as 12h or 7d")
  .transform((text) => {
    if (text === "off") return 0;
    return Number.parseInt(text, 10) * (text.endsWith("d") ? 24 * hour : hour);
  });

/** The recipient of an age key pair, or else a passphrase. */
export const backupKey = z
  .string()
  .regex(
    /^(age1[a-z\d]{58,}|(?!age1|AGE-).{12,})$/,
    "must be a recipient that begins with age1, or a passphrase of at least 12 characters",
  );
