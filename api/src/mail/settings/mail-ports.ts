/** Submission ports: RFC 8314 and common additions of providers. */
const usualPorts = [25, 465, 587, 2525];

/** IMAP ports: RFC 8314. */
const mailboxPorts = [143, 993];

/** Like `createIsMailPort`, for a mailbox. */
export const createIsMailboxPort = (configuredPorts: number[]) => {
  const ports = new Set([...mailboxPorts, ...configuredPorts]);
  return (port: number) => ports.has(port);
};

/** Checks the port of a mail server that an admin enters; `others` come from the start configuration. */
export const createIsMailPort = (configuredPorts: number[]) => {
  const ports = new Set([...usualPorts, ...configuredPorts]);
  return (port: number) => ports.has(port);
};
