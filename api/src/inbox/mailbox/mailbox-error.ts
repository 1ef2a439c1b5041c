import { withoutSecrets } from "#mail/mail-secrets.ts";

/** The mailbox did not do what it was asked; `cause` says why. */
export class MailboxError extends Error {
  constructor(cause: unknown) {
    super("The mailbox can't be read.", { cause });
  }
}

const withoutSecretsIn = (error: unknown, secrets: string[]): Error => {
  const { message, responseText, ...details }: Record<string, unknown> =
    error instanceof Error ? { ...error, message: error.message } : { message: String(error) };
  const { code, authenticationFailed } = details;
  const clean = new Error(withoutSecrets(String(message), secrets));
  return Object.assign(clean, {
    ...(code !== undefined && { code }),
    ...(authenticationFailed === true && { authenticationFailed }),
    ...(typeof responseText === "string" && {
      responseText: withoutSecrets(responseText, secrets),
    }),
  });
};

/** Separates failures of the mailbox from those of the database and removes secrets from their texts. */
export const asking = <T>(answer: Promise<T>, secrets: string[]): Promise<T> =>
  answer.catch((error: unknown) => {
    throw new MailboxError(withoutSecretsIn(error, secrets));
  });
