import { isIP } from "node:net";
import type { WebAuthnCredential } from "@simplewebauthn/server";
import {
  type NewPasskey,
  type PasskeyAnswer,
  passkeyCreation,
  passkeyRequest,
} from "shared/accounts/second-factor";
import type { User } from "shared/accounts/users";
import { newId } from "#platform/db/new-id.ts";
import type { Log } from "#platform/log.ts";
import type { PasskeyRow } from "#tables/accounts.ts";
import type { Ticket, TicketPurpose, Tickets } from "./tickets.ts";

/** The use of a passkey that a challenge asks for, within a ticket or session. */
export type Ceremony = {
  purpose: Exclude<TicketPurpose, "sign-in">;
  userId: string;
  within: string;
};

export type RelyingParty = ReturnType<typeof toRelyingParty>;

export type WebAuthnDeps = {
  tickets: Tickets;
  relyingParty: RelyingParty;
  readCompanyName: () => Promise<string>;
  log: Log;
};

/** Ed25519, ES256 and RS256 are the algorithms of authenticators. */
const algorithms = [-8, -7, -257];

/** Loading the library takes a fifth of a start: it waits for the first passkey. */
const loadWebAuthn = () => import("@simplewebauthn/server");

/** Browsers make no passkeys for addresses without a name. */
const findObstacle = (hostname: string) =>
  isIP(hostname.replace(/^\[|\]$/g, ""))
    ? "Passkeys need a domain name such as www.example.com, but this site is at an IP address."
    : null;

/** Passkeys are bound to the host of `PUBLIC_URL`. */
export const toRelyingParty = (publicUrl: string) => {
  const { origin, hostname } = new URL(publicUrl);
  return { id: hostname, origin, obstacle: findObstacle(hostname) };
};

/** At an unlocked screen, somebody else could touch a key that is plugged in. */
const isVerificationRequired = ({ purpose }: Ceremony) => purpose === "reauthentication-passkey";

/** Challenges are signed tickets, so an answer names the ceremony it belongs to. */
const createChallenge = ({ tickets }: WebAuthnDeps, { purpose, ...bound }: Ceremony) =>
  tickets.sign(purpose, { id: newId(), ...bound });

/** Reads the challenge of an answer; `undefined` for another ceremony, another user or an expired challenge. */
const readChallenge = async (
  { tickets }: WebAuthnDeps,
  clientDataJSON: string,
  { purpose, userId, within }: Ceremony,
) => {
  const { decodeClientDataJSON } = await import("@simplewebauthn/server/helpers");
  const { challenge } = decodeClientDataJSON(clientDataJSON);
  const ticket: Ticket | undefined = await tickets.read(
    purpose,
    Buffer.from(challenge, "base64url").toString(),
  );
  if (ticket?.sub !== userId || ticket.within !== within) return undefined;
  return { ticket, challenge };
};

const toDescriptor = ({ credentialId: id, transports }: PasskeyRow) => ({ id, transports });

/** Returns the options with which a browser asks for one of these passkeys. */
export const requestPasskey = async (
  deps: WebAuthnDeps,
  known: PasskeyRow[],
  ceremony: Ceremony,
) => {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return passkeyRequest.parse(
    await generateAuthenticationOptions({
      rpID: deps.relyingParty.id,
      allowCredentials: known.map(toDescriptor),
      challenge: await createChallenge(deps, ceremony),
      userVerification: isVerificationRequired(ceremony) ? "required" : "preferred",
    }),
  );
};

/** Returns the options with which a browser makes a passkey beside these. */
export const requestNewPasskey = async (
  deps: WebAuthnDeps,
  { _id, username, email }: User,
  known: PasskeyRow[],
  ceremony: Ceremony,
) => {
  const { generateRegistrationOptions } = await loadWebAuthn();
  return passkeyCreation.parse(
    await generateRegistrationOptions({
      rpID: deps.relyingParty.id,
      rpName: await deps.readCompanyName(),
      userID: new TextEncoder().encode(_id),
      userName: email,
      userDisplayName: username,
      challenge: await createChallenge(deps, ceremony),
      excludeCredentials: known.map(toDescriptor),
      supportedAlgorithmIDs: algorithms,
      authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    }),
  );
};

/** The library throws for every kind of invalid answer. */
const verifyOrRefuse = async <T>(
  { log }: WebAuthnDeps,
  verify: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  try {
    return await verify();
  } catch (error) {
    log.info({ event: "second_factor.passkey_refused", err: error }, "Passkey refused.");
    return undefined;
  }
};

const toCredential = (row: PasskeyRow): WebAuthnCredential => ({
  id: row.credentialId,
  publicKey: new Uint8Array(row.publicKey),
  counter: row.counter,
  transports: row.transports,
});

const expect = ({ origin, id }: RelyingParty) => ({ expectedOrigin: origin, expectedRPID: id });

/** Returns the passkey's new counter and the ticket that the answer uses up; `undefined` for an invalid answer. */
export const verifyAnswer = (
  deps: WebAuthnDeps,
  row: PasskeyRow,
  answer: PasskeyAnswer,
  ceremony: Ceremony,
) =>
  verifyOrRefuse(deps, async () => {
    const read = await readChallenge(deps, answer.response.clientDataJSON, ceremony);
    if (!read) return undefined;
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expect(deps.relyingParty),
      response: answer,
      expectedChallenge: read.challenge,
      credential: toCredential(row),
      requireUserVerification: isVerificationRequired(ceremony),
    });
    return verified ? { ticket: read.ticket, counter: authenticationInfo.newCounter } : undefined;
  });

/** Returns the credential of a new passkey; `undefined` for an invalid answer. */
export const verifyNewPasskey = (deps: WebAuthnDeps, { passkey }: NewPasskey, ceremony: Ceremony) =>
  verifyOrRefuse(deps, async () => {
    const { transports = [], ...response } = passkey.response;
    const read = await readChallenge(deps, response.clientDataJSON, ceremony);
    if (!read) return undefined;
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expect(deps.relyingParty),
      response: { ...passkey, response: { ...response, transports } },
      expectedChallenge: read.challenge,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    return verified
      ? { ...registrationInfo.credential, ticket: read.ticket, transports }
      : undefined;
  });
