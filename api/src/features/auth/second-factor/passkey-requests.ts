import { passkeyCreation, passkeyRequest } from "shared/second-factor";
import type { User } from "shared/users";
import type { PasskeyRow } from "#db/schema/second-factors.ts";
import {
  type Asked,
  algorithms,
  type PasskeyChallenges,
  verificationFor,
} from "./passkey-challenges.ts";
import type { RelyingParty } from "./relying-party.ts";
import { loadWebAuthn } from "./webauthn.ts";

type Deps = {
  challenges: PasskeyChallenges;
  relyingParty: RelyingParty;
  readCompanyName: () => Promise<string>;
};

const describe = ({ credentialId: id, transports }: PasskeyRow) => ({ id, transports });

/** What browsers need to ask an authenticator. */
export const createPasskeyRequests = ({ challenges, relyingParty, readCompanyName }: Deps) => ({
  /** For one of these passkeys. */
  request: async (known: PasskeyRow[], asked: Asked) => {
    const { generateAuthenticationOptions } = await loadWebAuthn();
    return passkeyRequest.parse(
      await generateAuthenticationOptions({
        rpID: relyingParty.id,
        allowCredentials: known.map(describe),
        challenge: await challenges.make(asked),
        userVerification: verificationFor(asked),
      }),
    );
  },

  /** For another than these. */
  creation: async ({ _id, username, email }: User, known: PasskeyRow[], asked: Asked) => {
    const { generateRegistrationOptions } = await loadWebAuthn();
    return passkeyCreation.parse(
      await generateRegistrationOptions({
        rpID: relyingParty.id,
        rpName: await readCompanyName(),
        userID: new TextEncoder().encode(_id),
        userName: email,
        userDisplayName: username,
        challenge: await challenges.make(asked),
        excludeCredentials: known.map(describe),
        supportedAlgorithmIDs: algorithms,
        authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
      }),
    );
  },
});
