import type { SignOutResult } from "shared/accounts/sign-out";
import { forgetDesk } from "shared/inbox/forget-desk";
import { type ApiResponse, postJson } from "../api.ts";
import { isBoolean, readKey } from "../guards.ts";
import { readSession } from "./session.ts";

const logoutTimeout = 5_000;

const toResult = ({ ok, status, body }: ApiResponse): SignOutResult => {
  if (!ok && status !== 401) return "unconfirmed";
  return readKey(body, "isStored", isBoolean) === false ? "untilRestart" : "forGood";
};

/** Clears this browser's storage at once; resolves with the API's result. */
export async function endSession(api: string): Promise<SignOutResult> {
  const session = readSession();
  localStorage.clear();
  sessionStorage.clear();
  void forgetDesk();
  if (!session) return "forGood";
  const headers = { Authorization: `Bearer ${session.token}` };
  const url = `${api}/api/ibirwa-clients/logout`;
  const signal = AbortSignal.timeout(logoutTimeout);
  try {
    // If the API did not answer, the token still expires within 12 hours.
    return toResult(await postJson(url, {}, headers, { keepalive: true, signal }));
  } catch {
    return "unconfirmed";
  }
}
