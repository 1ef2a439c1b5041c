import type { Endpoint } from "../http/endpoint.ts";
import { messageBody } from "../http/errors.ts";
import { session } from "./auth.ts";
import {
  newPasskey,
  passkeyChange,
  passkeyCreation,
  passkeyRequest,
  secondFactorChanged,
  secondFactorState,
  secondStepInput,
  ticketInput,
  totpConfirmation,
  totpSetup,
} from "./second-factor.ts";

export const logInWithSecondFactor = {
  method: "POST",
  path: "/api/ibirwa-clients/login/second-factor",
  summary: "Sign in with a second factor, after the password",
  access: "public",
  body: { type: "json", schema: secondStepInput },
  status: 200,
  answer: session,
} as const satisfies Endpoint;

export const requestPasskey = {
  method: "POST",
  path: "/api/ibirwa-clients/login/second-factor/passkey",
  summary: "Get passkey options for a sign-in",
  access: "public",
  body: { type: "json", schema: ticketInput },
  status: 200,
  answer: passkeyRequest,
} as const satisfies Endpoint;

export const requestReauthenticationPasskey = {
  method: "POST",
  path: "/api/ibirwa-clients/me/proof/passkey",
  summary: "Get passkey options for a re-authentication",
  access: "user",
  status: 200,
  answer: passkeyRequest,
} as const satisfies Endpoint;

export const readSecondFactor = {
  method: "GET",
  path: "/api/ibirwa-clients/me/second-factor",
  summary: "Get the signed-in user's second factors",
  access: "user",
  status: 200,
  answer: secondFactorState,
} as const satisfies Endpoint;

export const startTotp = {
  method: "POST",
  path: "/api/ibirwa-clients/me/second-factor/totp",
  summary: "Start to set up an authenticator app; it is active after the first code",
  access: "user",
  reauthentication: "always",
  status: 200,
  answer: totpSetup,
} as const satisfies Endpoint;

export const confirmTotp = {
  method: "POST",
  path: "/api/ibirwa-clients/me/second-factor/totp/confirm",
  summary: "Activate an authenticator app with its code",
  access: "user",
  reauthentication: "always",
  body: { type: "json", schema: totpConfirmation },
  status: 200,
  answer: secondFactorChanged,
} as const satisfies Endpoint;

export const removeTotp = {
  method: "DELETE",
  path: "/api/ibirwa-clients/me/second-factor/totp",
  summary: "Remove the authenticator app",
  access: "user",
  reauthentication: "always",
  status: 200,
  answer: secondFactorChanged,
} as const satisfies Endpoint;

export const startPasskey = {
  method: "POST",
  path: "/api/ibirwa-clients/me/second-factor/passkeys/options",
  summary: "Get options to create a passkey",
  access: "user",
  reauthentication: "always",
  status: 200,
  answer: passkeyCreation,
} as const satisfies Endpoint;

export const addPasskey = {
  method: "POST",
  path: "/api/ibirwa-clients/me/second-factor/passkeys",
  summary: "Add a passkey",
  access: "user",
  reauthentication: "always",
  body: { type: "json", schema: newPasskey },
  status: 201,
  answer: secondFactorChanged,
} as const satisfies Endpoint;

export const renamePasskey = {
  method: "PATCH",
  path: "/api/ibirwa-clients/me/second-factor/passkeys/:id",
  summary: "Rename a passkey",
  access: "user",
  body: { type: "json", schema: passkeyChange },
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;

export const removePasskey = {
  method: "DELETE",
  path: "/api/ibirwa-clients/me/second-factor/passkeys/:id",
  summary: "Remove a passkey",
  access: "user",
  reauthentication: "always",
  status: 200,
  answer: secondFactorChanged,
} as const satisfies Endpoint;

export const makeRecoveryCodes = {
  method: "POST",
  path: "/api/ibirwa-clients/me/second-factor/recovery-codes",
  summary: "Create new recovery codes, which replace the old ones",
  access: "user",
  reauthentication: "always",
  status: 200,
  answer: secondFactorChanged,
} as const satisfies Endpoint;
