import type { NewPasskey, SecondFactorState } from "shared/second-factor";
import type { User } from "shared/users";
import type { SessionRow } from "#db/schema/sessions.ts";
import type { Transaction } from "#db/transaction.ts";
import { addEntry } from "../../../audit/add-entries.ts";
import { conflict, invalidField, notFound } from "../../../lib/errors.ts";
import type { WriteAccounts } from "../../../outbox/account-mails/account-writer.ts";
import type { SessionsService } from "../sessions/sessions.service.ts";
import { type Asker, createChangeFactors, factorChanged } from "./change-factors.ts";
import type { PasskeyFactor } from "./passkey-factor.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";
import type { RelyingParty } from "./relying-party.ts";
import type { SecondFactors } from "./second-factors.ts";
import { totpUri } from "./totp.ts";
import type { TotpFactor } from "./totp-factor.ts";

type Deps = {
  writeAccounts: WriteAccounts;
  sessions: Pick<SessionsService, "issue">;
  factors: SecondFactors;
  totp: TotpFactor;
  passkeys: PasskeyFactor;
  relyingParty: RelyingParty;
  readCompanyName: () => Promise<string>;
};

type Owner = Asker & { user: User };

const askedBy = ({ id, userId }: SessionRow) =>
  ({ purpose: "new-passkey", userId, within: id }) as const;

/** The first factor brings recovery codes. */
const firstCodes = async (tx: Transaction, { hasSecondFactor, _id }: User) =>
  hasSecondFactor ? null : renewRecoveryCodes(tx, _id);

const wrongCode = () =>
  invalidField("code", "The code is not right. Please enter the one that your app shows now.");

const wrongPasskey = () =>
  invalidField("passkey", "This passkey was not accepted. Please try again.");

/** The second factor of the own account. What changes it asks its endpoint for a recent proof. */
export const createSecondFactorService = (deps: Deps) => {
  const { factors, totp, passkeys, relyingParty, readCompanyName } = deps;
  const change = createChangeFactors(deps);

  /** 409 where this site's address allows no passkeys. */
  const refuseImpossible = () => {
    if (relyingParty.obstacle) throw conflict(relyingParty.obstacle);
  };

  return {
    read: async (userId: string): Promise<SecondFactorState> => {
      const app = await totp.find(userId);
      const keys = await passkeys.list(userId);
      return {
        totp: app ? { createdAt: app.createdAt, lastUsedAt: app.lastUsedAt } : null,
        passkeys: keys.map(({ id: _id, name, createdAt, lastUsedAt }) => ({
          _id,
          name,
          createdAt,
          lastUsedAt,
        })),
        recoveryCodesLeft: await factors.countRecoveryCodes(userId),
        passkeyObstacle: relyingParty.obstacle,
      };
    },

    /** 409 where there is an app already. */
    startTotp: async ({ _id, email }: User) => {
      const secret = await totp.start(_id);
      if (!secret) throw conflict("There is an authenticator app already. Remove it first.");
      return { secret, uri: totpUri(secret, await readCompanyName(), email) };
    },

    /** 400 for a wrong code. */
    confirmTotp: async ({ user, ...asker }: Owner, code: string) => {
      const use = await totp.confirm(user._id, code);
      return change(asker, "An authenticator app was added to", async (tx) => {
        if (!(await use(tx))) throw wrongCode();
        return firstCodes(tx, user);
      });
    },

    removeTotp: (asker: Asker) =>
      change(asker, "The authenticator app was removed from", async (tx) => {
        if (!(await totp.remove(tx, asker.session.userId))) throw notFound("Authenticator app");
        return null;
      }),

    /** 409 where passkeys are not possible. */
    startPasskey: ({ user, session }: Omit<Owner, "by">) => {
      refuseImpossible();
      return passkeys.requestNew(user, askedBy(session));
    },

    /** 400 for what does not answer this session's challenge. */
    addPasskey: async ({ user, ...asker }: Owner, input: NewPasskey) => {
      const add = await passkeys.add(input, askedBy(asker.session));
      return change(asker, "A passkey was added to", async (tx) => {
        if (!(await add(tx))) throw wrongPasskey();
        return firstCodes(tx, user);
      });
    },

    renamePasskey: ({ by, session: { userId } }: Asker, id: string, name: string) =>
      deps.writeAccounts(async (tx, { at }) => {
        if (!(await passkeys.rename(tx, userId, id, name))) throw notFound("Passkey");
        await addEntry(tx, { ...factorChanged(userId, "A passkey was renamed in"), by, at });
      }),

    removePasskey: (asker: Asker, id: string) =>
      change(asker, "A passkey was removed from", async (tx) => {
        if (!(await passkeys.remove(tx, asker.session.userId, id))) throw notFound("Passkey");
        return null;
      }),

    /** 409 without a factor that they could stand in for. */
    makeRecoveryCodes: async ({ user, ...asker }: Owner) => {
      if (!user.hasSecondFactor) throw conflict("Set up an authenticator app or a passkey first.");
      return change(asker, "New recovery codes were made for", (tx) =>
        renewRecoveryCodes(tx, user._id),
      );
    },
  };
};
export type SecondFactorService = ReturnType<typeof createSecondFactorService>;
