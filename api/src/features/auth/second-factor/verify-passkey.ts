import type { WebAuthnCredential } from "@simplewebauthn/server";
import type { NewPasskey, PasskeyAnswer } from "shared/second-factor";
import type { PasskeyRow } from "#db/schema/second-factors.ts";
import type { Log } from "../../../lib/log.ts";
import {
  type Asked,
  algorithms,
  type PasskeyChallenges,
  verificationFor,
} from "./passkey-challenges.ts";
import type { RelyingParty } from "./relying-party.ts";
import { loadWebAuthn } from "./webauthn.ts";

type Deps = { challenges: PasskeyChallenges; relyingParty: RelyingParty; log: Log };

const toCredential = (row: PasskeyRow): WebAuthnCredential => ({
  id: row.credentialId,
  publicKey: new Uint8Array(row.publicKey),
  counter: row.counter,
  transports: row.transports,
});

/** What browsers answer; `undefined` for an answer that shows nothing. */
export const createPasskeyVerifier = ({ challenges, relyingParty, log }: Deps) => {
  const expected = { expectedOrigin: relyingParty.origin, expectedRPID: relyingParty.id };

  /** The library throws whatever is wrong. */
  const orRefused = async <T>(verify: () => Promise<T | undefined>): Promise<T | undefined> => {
    try {
      return await verify();
    } catch (error) {
      log.info({ event: "second_factor.passkey_refused", err: error }, "A passkey was refused.");
      return undefined;
    }
  };

  return {
    /** Of a passkey that is known: its new counter, and the challenge that it used. */
    verifyAnswer: (row: PasskeyRow, answer: PasskeyAnswer, asked: Asked) =>
      orRefused(async () => {
        const read = await challenges.read(answer.response.clientDataJSON, asked);
        if (!read) return undefined;
        const { verifyAuthenticationResponse } = await loadWebAuthn();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: answer,
          expectedChallenge: read.challenge,
          credential: toCredential(row),
          requireUserVerification: verificationFor(asked) === "required",
        });
        return verified
          ? { ticket: read.ticket, counter: authenticationInfo.newCounter }
          : undefined;
      }),

    verifyNew: ({ passkey }: NewPasskey, asked: Asked) =>
      orRefused(async () => {
        const { transports = [], ...response } = passkey.response;
        const read = await challenges.read(response.clientDataJSON, asked);
        if (!read) return undefined;
        const { verifyRegistrationResponse } = await loadWebAuthn();
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response: { ...passkey, response: { ...response, transports } },
          expectedChallenge: read.challenge,
          requireUserVerification: false,
          supportedAlgorithmIDs: algorithms,
        });
        return verified
          ? { ...registrationInfo.credential, ticket: read.ticket, transports }
          : undefined;
      }),
  };
};
