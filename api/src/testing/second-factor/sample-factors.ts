import { eq } from "drizzle-orm";
import { TOTP } from "otpauth";
import { noteSecondFactor, removeSecondFactors } from "#accounts/store/second-factors.ts";
import { createEncryption } from "#platform/encryption.ts";
import { passkeys, sessions, totpSecrets, users } from "#tables/accounts.ts";
import { type TestApp, testPassword, testSecrets } from "../app/create-test-app.ts";
import { createAuthenticator } from "./authenticator.ts";

type Caller = { userId: string; sessionId: string };

/** Returns the code that an authenticator app shows at this time. */
export const createCode = (secret: string, time: Date) =>
  new TOTP({ secret }).generate({ timestamp: time.getTime() });

/** Secret of the app that `giveFactors` sets up. */
const sampleSecret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
export const sampleCode = (time: Date) => createCode(sampleSecret, time);

/** Sets up what callers of the routes of second factors need; ignores unknown users. */
export const createSampleFactors = ({ db, services, clock, send, signInAs }: TestApp) => {
  /** Removes factors that a test added before. */
  const findUser = async (userId: string) => {
    await db.write((tx) => removeSecondFactors(tx, userId));
    const [row] = await db.read.select().from(users).where(eq(users.id, userId));
    return row;
  };

  const giveFactors = async (userId: string) => {
    if (!(await findUser(userId))) return;
    const createdAt = clock.now().toISOString();
    const { encrypt } = createEncryption(Buffer.from(testSecrets.encryption, "base64"));
    const secret = await encrypt(sampleSecret);
    await db.write(async (tx) => {
      const app = { userId, secret, createdAt, confirmedAt: createdAt };
      await tx.insert(totpSecrets).values(app);
      const publicKey = Buffer.from("sample");
      const key = { credentialId: userId, publicKey, counter: 0, transports: [], name: "Key" };
      await tx.insert(passkeys).values({ ...key, id: userId, userId, createdAt });
      await noteSecondFactor(tx, userId);
    });
  };

  const startTotp = async (userId: string) => {
    const row = await findUser(userId);
    if (!row) return "000000";
    const { secret } = await services.secondFactor.startTotp(services.users.toUser(row));
    return createCode(secret, clock.now());
  };

  const makePasskey = async ({ userId, sessionId }: Caller) => {
    const row = await findUser(userId);
    const [session] = await db.read.select().from(sessions).where(eq(sessions.id, sessionId));
    const options =
      row && session
        ? await services.secondFactor.startPasskey({ user: services.users.toUser(row), session })
        : { challenge: "", rp: { id: "" } };
    const { create } = createAuthenticator("http://public.test");
    return { name: "Phone", passkey: create(options) };
  };

  /** After the password of an account with a factor: the ticket, and a recovery code. */
  const beginSignIn = async () => {
    const { user, token } = await signInAs("user");
    await giveFactors(user._id);
    const codes = await send("POST /api/ibirwa-clients/me/second-factor/recovery-codes", { token });
    const { recoveryCodes } = codes.body as { recoveryCodes: string[] };
    const json = { email: user.email, password: testPassword };
    const { body } = await send("POST /api/ibirwa-clients/login", { json });
    return { ticket: (body as { ticket: string }).ticket, recoveryCode: recoveryCodes[0] };
  };

  return { giveFactors, startTotp, makePasskey, beginSignIn };
};
