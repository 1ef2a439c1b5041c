import { quote } from "#mail/delivery/quote-server.ts";
import { describeTlsError } from "#mail/delivery/tls-errors.ts";

const problems: Record<string, string> = {
  ENOTFOUND: "There is no mail server with this name",
  EAI_AGAIN: "There is no mail server with this name",
  ECONNREFUSED: "The mail server cannot be reached",
  ECONNRESET: "The connection to the mail server dropped",
  EHOSTUNREACH: "The mail server cannot be reached",
  ENETUNREACH: "The mail server cannot be reached",
  ETIMEDOUT: "The mail server didn't answer in time",
  ETIMEOUT: "The mail server didn't answer in time",
  CONNECT_TIMEOUT: "The mail server didn't answer in time",
  GREETING_TIMEOUT: "The mail server didn't answer in time. Check the port",
  UPGRADE_TIMEOUT: "No encrypted connection to the mail server could be made",
  ClosedAfterConnectText: "The mail server closed the connection at once",
  ClosedAfterConnectTLS: "The mail server closed the connection at once",
  NoConnection: "The connection to the mail server dropped",
  EConnectionClosed: "The connection to the mail server dropped",
  MissingServerExtension: "The mail server offers no encryption, so the password was not sent",
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
  if (responseText !== undefined) return "The mail server refused access to the folder";
  if (code === "ERR_SSL_WRONG_VERSION_NUMBER")
    return "The mail server answered without encryption. Try port 143";
  return describeTlsError(code) ?? problems[code] ?? "The mailbox can't be read";
};

/** In words for whoever set the mailbox; never what mails say. */
export const describeMailboxError = (error: unknown): string => {
  const details = readDetails(error);
  const reason = details.responseText ?? (error instanceof Error ? error.message : "");
  const problem = describeProblem(details);
  return reason === "" ? `${problem}.` : `${problem}: ${quote(reason)}`;
};
