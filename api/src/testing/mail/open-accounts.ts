import { testPassword } from "../app/create-test-app.ts";
import { nextAddress, sampleSignup } from "../app/samples.ts";
import { createMailing } from "./create-mailing.ts";

/** Opens a test app that delivers and reads the mails of its accounts. */
export const openAccounts = async () => {
  const mailing = await createMailing();
  const { send, server, startWorker, until, services } = mailing;
  const worker = startWorker();
  /** All mails to an address, the oldest first. */
  const mailsTo = async (email: string) => {
    await until((rows) => rows.every(({ status }) => status === "sent"), worker);
    return server.delivered.filter(({ to }) => to[0] === email).map(({ mail }) => mail);
  };
  const linkTo = async (email: string) => {
    const texts = (await mailsTo(email)).map(({ text }) => text ?? "");
    const tokens = texts.flatMap((text) => /confirm-email#token=([\w-]+)/.exec(text)?.[1] ?? []);
    return tokens.at(-1);
  };
  const signUp = (changes: object = {}, address = nextAddress()) =>
    send("POST /api/ibirwa-clients/signup", { json: { ...sampleSignup, ...changes }, address });
  const confirm = (token: string | undefined, credential: object = { password: testPassword }) =>
    send("POST /api/ibirwa-clients/email/confirm", {
      json: { token, ...credential },
      address: nextAddress(),
    });
  const find = async (email: string) => (await services.users.findByEmail(email))?.user;
  return { ...mailing, mailsTo, linkTo, signUp, confirm, find };
};

/** The response to an expired link. */
export const endedLink = { status: 400, body: { issues: [{ path: "token" }] } };
