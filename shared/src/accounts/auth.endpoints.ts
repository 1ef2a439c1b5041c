import type { Endpoint } from "../http/endpoint.ts";
import { messageBody } from "../http/errors.ts";
import {
  loginInput,
  passwordInput,
  reauthenticationInput,
  session,
  signupAnswer,
  signupInput,
  tokenRenewed,
} from "./auth.ts";
import { signedOut } from "./sessions.ts";

export const signUp = {
  method: "POST",
  path: "/api/ibirwa-clients/signup",
  summary: "Create an account",
  access: "public",
  body: { type: "json", schema: signupInput },
  status: 201,
  answer: signupAnswer,
} as const satisfies Endpoint;

export const logIn = {
  method: "POST",
  path: "/api/ibirwa-clients/login",
  summary: "Sign in",
  access: "public",
  body: { type: "json", schema: loginInput },
  status: 200,
  answer: session,
} as const satisfies Endpoint;

export const logOut = {
  method: "POST",
  path: "/api/ibirwa-clients/logout",
  summary: "End all sessions of the signed-in user",
  access: "user",
  status: 200,
  answer: signedOut,
} as const satisfies Endpoint;

export const signOutOthers = {
  method: "POST",
  path: "/api/ibirwa-clients/me/sign-out-others",
  summary: "End every other session",
  access: "user",
  reauthentication: "always",
  status: 200,
  answer: tokenRenewed,
} as const satisfies Endpoint;

export const changePassword = {
  method: "POST",
  path: "/api/ibirwa-clients/me/password",
  summary: "Change the password and end every other session",
  access: "user",
  body: { type: "json", schema: passwordInput },
  status: 200,
  answer: tokenRenewed,
} as const satisfies Endpoint;

export const reauthenticate = {
  method: "POST",
  path: "/api/ibirwa-clients/me/proof",
  summary: "Re-authenticate for sensitive actions",
  access: "user",
  body: { type: "json", schema: reauthenticationInput },
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
