import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";
import type { MailSettingsInput } from "shared/mail/mail-settings";
import { invalidField } from "#platform/errors.ts";

const isLinkLocal = (address: string) => ipaddr.process(address).range() === "linkLocal";

/** A name that is not found is for the mail server's own error. */
const findAddresses = async (host: string) => {
  const addresses = await lookup(host, { all: true }).catch(() => []);
  return addresses.map(({ address }) => address);
};

/**
 * 400 for what is no mail server: other ports, and link-local addresses, where clouds keep secrets. This machine and
 * its network are allowed: owners have their mail server there.
 */
export const checkMailServer = async (
  { host, port }: Pick<MailSettingsInput, "host" | "port">,
  isMailPort: (port: number) => boolean,
  usualPorts = "587, 465, 25 or 2525",
): Promise<void> => {
  if (!isMailPort(port)) throw invalidField("port", `Use port ${usualPorts}.`);
  const addresses = await findAddresses(host);
  if (addresses.some(isLinkLocal))
    throw invalidField("host", "Mail server must not have a link-local address (169.254.…).");
};
