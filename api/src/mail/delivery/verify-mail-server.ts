import { createTransport } from "nodemailer";
import { hideSecrets, listSecrets } from "../mail-secrets.ts";
import { tlsOptionsFor } from "./tls-options.ts";

const milliseconds = 10_000;

/** Connects to the server of an `SMTP_URL` and signs in, without sending. Throws what nodemailer throws. */
export const verifyMailServer = async (url: string) => {
  const transport = createTransport({
    url,
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...tlsOptionsFor(url),
  });
  try {
    await transport.verify();
  } catch (error) {
    hideSecrets(error, listSecrets(url));
    throw error;
  } finally {
    transport.close();
  }
};
