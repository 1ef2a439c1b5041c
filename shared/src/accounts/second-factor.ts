import { z } from "zod";
import { plainCharacters } from "../text/plain-characters.ts";
import { singleLineText, timestamp } from "../text/text.ts";

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/);
const credentialKind = z.literal("public-key");
const descriptor = z.object({
  id: z.string(),
  type: credentialKind,
  transports: z.array(z.string()),
});
/** The API requests no WebAuthn extensions. */
const extensionResults = z.object({});

/** The used part of WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(descriptor),
  userVerification: z.enum(["preferred", "required"]),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

export const passkeyAnswer = z.object({
  id: base64url,
  rawId: base64url,
  type: credentialKind,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
  clientExtensionResults: extensionResults,
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** The used part of WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: credentialKind })),
  timeout: z.number(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("preferred"),
    userVerification: z.literal("preferred"),
  }),
});

const passkeyName = singleLineText("Name", 80);

/** WebAuthn's `RegistrationResponseJSON` and the owner's name for the passkey. */
export const newPasskey = z.object({
  name: passkeyName,
  passkey: z.object({
    id: base64url,
    rawId: base64url,
    type: credentialKind,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
    clientExtensionResults: extensionResults,
  }),
});
export type NewPasskey = z.infer<typeof newPasskey>;

export const passkeyChange = z.object({ name: passkeyName });

/** Six digits; people type spaces between them. */
export const oneTimeCode = z
  .string("Code is required.")
  .max(40, "Code must have six digits.")
  .transform((text) => plainCharacters(text).replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "Code must have six digits."));

export const recoveryCodeText = z
  .string("Recovery code is required.")
  .trim()
  .min(1, "Recovery code is required.")
  .max(80, "This is longer than a recovery code.");

const ticket = z.string().max(2_000, "ticket must be that of the sign-in.");

export const secondStepInput = z.union(
  [
    z.object({ ticket, code: oneTimeCode }),
    z.object({ ticket, passkey: passkeyAnswer }),
    z.object({ ticket, recoveryCode: recoveryCodeText }),
  ],
  "A code, a passkey or a recovery code is required.",
);
export type SecondStepInput = z.infer<typeof secondStepInput>;

export const ticketInput = z.object({ ticket });

export const secondFactorState = z.object({
  totp: z.object({ createdAt: timestamp, lastUsedAt: timestamp.nullable() }).nullable(),
  passkeys: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      createdAt: timestamp,
      lastUsedAt: timestamp.nullable(),
    }),
  ),
  recoveryCodesLeft: z.int(),
  passkeyObstacle: z.string().nullable(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

export const totpSetup = z.object({
  /** Base32, for typing it by hand. */
  secret: z.string(),
  /** `otpauth://…`, for the QR code. */
  uri: z.string(),
});

export const totpConfirmation = z.object({ code: oneTimeCode });

/**
 * Every change of a factor ends the other sessions, so the answer has a new token; `recoveryCodes` only if they are
 * new.
 */
export const secondFactorChanged = z.object({
  message: z.string(),
  token: z.string(),
  recoveryCodes: z.array(z.string()).nullable(),
});
export type SecondFactorChanged = z.infer<typeof secondFactorChanged>;
