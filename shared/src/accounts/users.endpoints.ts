import type { Endpoint } from "../http/endpoint.ts";
import { messageBody } from "../http/errors.ts";
import { emailConfirmation } from "./email-confirmation.ts";
import {
  blockInput,
  profileUpdate,
  userBody,
  userList,
  userListQuery,
  userSaved,
  userUpdate,
} from "./users.ts";

export const readProfile = {
  method: "GET",
  path: "/api/ibirwa-clients/me",
  summary: "The signed-in user",
  access: "user",
  status: 200,
  answer: userBody,
} as const satisfies Endpoint;

export const updateProfile = {
  method: "PUT",
  path: "/api/ibirwa-clients/me",
  summary: "Change the signed-in user's profile",
  access: "user",
  reauthentication: "sometimes",
  body: { type: "json", schema: profileUpdate },
  status: 200,
  answer: userSaved,
} as const satisfies Endpoint;

export const closeAccount = {
  method: "DELETE",
  path: "/api/ibirwa-clients/me",
  summary: "Close the signed-in user's account",
  access: "user",
  reauthentication: "always",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;

export const sendMyConfirmation = {
  method: "POST",
  path: "/api/ibirwa-clients/me/pending-email",
  summary: "Resend the link that confirms one's own email address",
  access: "user",
  status: 200,
  answer: userSaved,
} as const satisfies Endpoint;

export const cancelMyPendingEmail = {
  method: "DELETE",
  path: "/api/ibirwa-clients/me/pending-email",
  summary: "Cancel one's own email change",
  access: "user",
  status: 200,
  answer: userSaved,
} as const satisfies Endpoint;

export const confirmEmail = {
  method: "POST",
  path: "/api/ibirwa-clients/email/confirm",
  summary: "Confirm an email address with a link and the account's password or a new one",
  access: "public",
  body: { type: "json", schema: emailConfirmation },
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;

export const listUsers = {
  method: "GET",
  path: "/api/ibirwa-clients/users",
  summary: "All accounts",
  access: "admin",
  query: userListQuery,
  status: 200,
  answer: userList,
} as const satisfies Endpoint;

export const readUser = {
  method: "GET",
  path: "/api/ibirwa-clients/user/:id",
  summary: "One account",
  access: "admin",
  status: 200,
  answer: userBody,
} as const satisfies Endpoint;

export const updateUser = {
  method: "PUT",
  path: "/api/ibirwa-clients/user/:id",
  summary: "Change an account, its role and access included",
  access: "admin",
  reauthentication: "sometimes",
  body: { type: "json", schema: userUpdate },
  status: 200,
  answer: userSaved,
} as const satisfies Endpoint;

export const blockUser = {
  method: "PATCH",
  path: "/api/ibirwa-clients/user/:id/block",
  summary: "Block or unblock an account",
  access: "admin",
  reauthentication: "always",
  body: { type: "json", schema: blockInput },
  status: 200,
  answer: userSaved,
} as const satisfies Endpoint;

export const sendConfirmation = {
  method: "POST",
  path: "/api/ibirwa-clients/user/:id/pending-email",
  summary: "Resend the link that confirms an account's email address",
  access: "admin",
  status: 200,
  answer: userSaved,
} as const satisfies Endpoint;

export const cancelPendingEmail = {
  method: "DELETE",
  path: "/api/ibirwa-clients/user/:id/pending-email",
  summary: "Cancel an account's email change",
  access: "admin",
  status: 200,
  answer: userSaved,
} as const satisfies Endpoint;
