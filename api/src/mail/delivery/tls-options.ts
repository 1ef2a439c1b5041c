import { isIPv4 } from "node:net";

const isThisMachine = (host: string) =>
  host === "localhost" || host === "[::1]" || (isIPv4(host) && host.startsWith("127."));

/** Beyond this machine a certificate must be right, and no password goes out unencrypted. */
export const tlsOptionsFor = (smtpUrl: string) => {
  const { hostname, username } = new URL(smtpUrl);
  const isLocal = isThisMachine(hostname);
  return { tls: { rejectUnauthorized: !isLocal }, requireTLS: !isLocal && username !== "" };
};
