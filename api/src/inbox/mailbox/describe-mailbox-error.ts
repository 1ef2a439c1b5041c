import { quote } from "#mail/quote-server.ts";
import { describeTlsError } from "#mail/tls-errors.ts";

const problems: Record<string, string> = {
  ENOTFOUND: "The mail server cannot be found by its name",
  EAI_AGAIN: "The mail server cannot be found by its name",
  ECONNREFUSED: "The mail server cannot be reached",
  ECONNRESET: "The connection to the mail server broke off",
  EHOSTUNREACH: "The mail server cannot be reached",
  ENETUNREACH: "The mail server cannot be reached",
  ETIMEDOUT: "The mail server did not answer in time",
  ETIMEOUT: "The mail server did not answer in time",
  CONNECT_TIMEOUT: "The mail server did not answer in time",
  GREETING_TIMEOUT: "The mail server did not answer in time; perhaps it wants another port",
  UPGRADE_TIMEOUT: "No encrypted connection to the mail server could be made",
  ClosedAfterConnectText: "The mail server closed the connection at once",
  ClosedAfterConnectTLS: "The mail server closed the connection at once",
  NoConnection: "The connection to the mail server broke off",
  EConnectionClosed: "The connection to the mail server broke off",
  MissingServerExtension:
    "The mail server offers no encryption, and a password goes out encrypted alone",
};

type Details = { code: string; responseText: string; authenticationFailed: boolean };

const readDetails = (error: unknown): Partial<Details> => {
  if (!(error instanceof Error)) return {};
  const { code, responseText, authenticationFailed }: Record<string, unknown> = { ...error };
  return {
    ...(typeof code === "string" && { code }),
    ...(typeof responseText === "string" && { responseText }),
    ...(authenticationFailed === true && { authenticationFailed }),
  };
};

const describeProblem = ({ code = "", authenticationFailed, responseText }: Partial<Details>) => {
  if (authenticationFailed) return "The mail server refused the user name or password";
  if (responseText !== undefined) return "The mail server refused to show the folder";
  if (code === "ERR_SSL_WRONG_VERSION_NUMBER")
    return "The mail server answers unencrypted; perhaps it wants port 143";
  return describeTlsError(code) ?? problems[code] ?? "The mailbox cannot be read";
};

/** In words for whoever set the mailbox; never what mails say. */
export const describeMailboxError = (error: unknown): string => {
  const details = readDetails(error);
  const reason = details.responseText ?? (error instanceof Error ? error.message : "");
  const problem = describeProblem(details);
  return reason === "" ? `${problem}.` : `${problem}: ${quote(reason)}`;
};
