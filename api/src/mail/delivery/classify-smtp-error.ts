import { MissingFileError } from "../attachments.ts";
import { quote, quoteReplies } from "./quote-server.ts";
import { describeTlsError } from "./tls-errors.ts";

/** `server`: no mail can be sent at present, whichever it is; `unconfirmed`: the server may have it. */
export type SendFailure = {
  kind: "permanent" | "temporary" | "server" | "unconfirmed";
  message: string;
};

type SmtpErrorDetails = {
  code: string;
  originalCode: string;
  command: string;
  response: string;
  responseCode: number;
};

const readErrorDetails = (error: unknown): Partial<SmtpErrorDetails> => {
  if (!(error instanceof Error)) return {};
  const fields: Record<string, unknown> = { ...error };
  const { code, originalCode, command, response, responseCode } = fields;
  return {
    ...(typeof code === "string" && { code }),
    ...(typeof originalCode === "string" && { originalCode }),
    ...(typeof command === "string" && { command }),
    ...(typeof response === "string" && { response }),
    ...(typeof responseCode === "number" && { responseCode }),
  };
};

const serverProblems: Record<string, string> = {
  EABORT: "The mail server did not finish in time",
  EAUTH: "The mail server refused the user name or password",
  ECONNECTION: "The connection to the mail server dropped",
  EDNS: "There is no mail server with this name",
  ENOAUTH: "The mail server asks for a user name and password, or for encryption",
  EPROTOCOL: "The mail server sent an invalid reply",
  ESOCKET: "The mail server cannot be reached",
  ETIMEDOUT: "The mail server didn't answer in time",
  ETLS: "No encrypted connection to the mail server could be made",
};

/** The server closes the connection; it would do so to any mail (RFC 5321, 3.8). */
const serviceClosing = 421;
/** RFC 4954, section 6; some servers say it where they ask for encryption (RFC 3207, section 4). */
const authenticationRequired = 530;
/** The server rejects the order of commands, not the mail. */
const badSequence = 503;

/** RFC 3463: no relaying without a password, not this sender, too many mails today. */
const isSenderRefused = (command: string | undefined, response = "") =>
  /\b5\.4\.5\b/.test(response) ||
  (command === "RCPT TO" && /\b5\.(7\.\d+|1\.[78])\b/.test(response));

const isTemporary = (responseCode: number) => responseCode >= 400 && responseCode < 500;

const describeServerProblem = ({
  code = "",
  originalCode = "",
  command,
  responseCode = 0,
}: Partial<SmtpErrorDetails>) => {
  if (responseCode === serviceClosing) return "The mail server is closing";
  if (responseCode === authenticationRequired) return serverProblems.ENOAUTH;
  if (code === "EAUTH" && isTemporary(responseCode)) {
    return "The mail server can't check the password right now";
  }
  if (code === "EPROTOCOL" && command === "CONN" && responseCode > 0) {
    return "The mail server doesn't accept emails from here";
  }
  if (code === "EENVELOPE" && command === "MAIL FROM") {
    return "The mail server refused the sender's address";
  }
  return describeTlsError(originalCode) ?? serverProblems[code];
};

const isUnsendable = ({ code, command }: Partial<SmtpErrorDetails>) =>
  code === "EENVELOPE" && command === "API";

const describeReason = (error: unknown, response: string | undefined) => {
  if (response !== undefined) return quoteReplies(response);
  return quote(error instanceof Error ? error.message : String(error));
};

const sentence = (text: string, reason: string) => (reason ? `${text}: ${reason}` : `${text}.`);

export const classifySmtpError = (error: unknown): SendFailure => {
  if (error instanceof MissingFileError)
    return { kind: "permanent", message: `${error.message}, so the email wasn't sent.` };
  const details = readErrorDetails(error);
  const { command, response, responseCode = 0 } = details;
  const reason = describeReason(error, response);
  const serverProblem = describeServerProblem(details);
  if (serverProblem) return { kind: "server", message: sentence(serverProblem, reason) };
  if (isUnsendable(details)) {
    return { kind: "permanent", message: sentence("The email can't be created", reason) };
  }
  if (responseCode < 500 || responseCode === badSequence || isSenderRefused(command, response)) {
    return { kind: "temporary", message: sentence("The mail server postponed the email", reason) };
  }
  const refused = command === "RCPT TO" ? "the recipient" : "the email";
  return { kind: "permanent", message: sentence(`The mail server refused ${refused}`, reason) };
};

export const classifyAfterData = ({ kind, message }: SendFailure): SendFailure =>
  kind === "server"
    ? {
        kind: "unconfirmed",
        message: `The mail server may have accepted it but didn't confirm. ${message}`,
      }
    : { kind, message };
