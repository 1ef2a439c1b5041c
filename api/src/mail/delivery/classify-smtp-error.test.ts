import { expect, test } from "vitest";
import { classifyAfterData, classifySmtpError } from "./classify-smtp-error.ts";

const errorFor = (command: string, response: string) =>
  Object.assign(new Error(response), {
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

test.each([
  ["RCPT TO", "550 5.1.1 No such user", "permanent"],
  ["DATA", "554 5.7.1 Looks like spam", "permanent"],
  ["RCPT TO", "450 4.2.0 Greylisted", "temporary"],
  ["RCPT TO", "554 5.7.1 Relay access denied", "temporary"],
  ["RCPT TO", "553 5.7.1 Sender address rejected: not owned by user", "temporary"],
  ["RCPT TO", "550 5.1.8 Bad sender's system address", "temporary"],
  ["DATA", "550 5.4.5 Daily user sending limit exceeded", "temporary"],
  ["DATA", "421 4.3.2 Closing", "server"],
])("after %s the answer “%s” is %s", (command, response, kind) => {
  expect(classifySmtpError(errorFor(command, response)).kind).toBe(kind);
});

const errorWith = (code: string, command: string, response: string) =>
  Object.assign(errorFor(command, response), { code });

test.each([
  ["EENVELOPE", "MAIL FROM", "530 5.7.0 Must issue STARTTLS first", "asks for a user name"],
  ["EENVELOPE", "MAIL FROM", "550 5.1.0 Not you", "refused the sender's address"],
  ["EAUTH", "AUTH PLAIN", "454 4.7.0 Temporary failure", "can't check the password"],
  ["EAUTH", "AUTH PLAIN", "535 5.7.8 Wrong", "refused the user name or password"],
  ["EPROTOCOL", "CONN", "554 No SMTP service here", "doesn't accept emails from here"],
])(
  "for %s after %s and “%s” the server is said to be one that %s",
  (code, command, response, reason) => {
    const failure = classifySmtpError(errorWith(code, command, response));
    expect(failure.kind).toBe("server");
    expect(failure.message).toContain(reason);
  },
);

test("a recipient that is no address is not tried again", () => {
  const impossible = { code: "EENVELOPE", command: "API" };
  const { kind } = classifySmtpError(Object.assign(new Error("Invalid recipient"), impossible));
  expect(kind).toBe("permanent");
});

test("once a mail was sent, a server that fails leaves open whether it has it", () => {
  const broken = Object.assign(new Error("closed"), { code: "ECONNECTION" });
  const failure = classifyAfterData(classifySmtpError(broken));
  expect(failure.kind).toBe("unconfirmed");
  expect(failure.message).toMatch(/^The mail server may have accepted it but didn't confirm\./);
  const refused = classifySmtpError(errorFor("DATA", "554 5.6.0 Refused"));
  expect(classifyAfterData(refused)).toEqual(refused);
});

test("hides a password that the server repeats", () => {
  const { message } = classifySmtpError(
    errorFor("AUTH", "504 AUTH PLAIN AG93bmVyAGh1bnRlcjI= unknown"),
  );
  expect(message).not.toContain("AG93bmVy");
});
