/** The mailbox did not do what it was asked; `cause` says why. */
export class MailboxError extends Error {
  constructor(cause: unknown) {
    super("The mailbox cannot be read.", { cause });
  }
}

/** Tells failures of the mailbox from those of the database. */
export const asking = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw new MailboxError(error);
  });
