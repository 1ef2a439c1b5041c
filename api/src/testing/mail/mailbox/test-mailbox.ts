/** A mailbox that tests fill. */
export type TestMailbox = {
  url: string;
  append: (raw: string | Buffer, receivedAt?: Date) => Promise<void>;
  /** All connections end; new ones are taken. */
  breakOff: () => Promise<void>;
  /** Its mails get other numbers, under another UIDVALIDITY. */
  renumber: () => Promise<void>;
};
