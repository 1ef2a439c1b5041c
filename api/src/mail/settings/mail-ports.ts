/** Where mail is handed in: RFC 8314, and what providers add. */
const usualPorts = [25, 465, 587, 2525];

/** Where mailboxes are read: RFC 8314. */
const mailboxPorts = [143, 993];

/** As below, of a mailbox. */
export const createIsMailboxPort = (others: number[]) => {
  const ports = new Set([...mailboxPorts, ...others]);
  return (port: number) => ports.has(port);
};

/** Whether an admin may name this port of a mail server; `others` are allowed where the product is started. */
export const createIsMailPort = (others: number[]) => {
  const ports = new Set([...usualPorts, ...others]);
  return (port: number) => ports.has(port);
};
