import { browserSupportsWebAuthn, startAuthentication } from "@simplewebauthn/browser";
import type { PasskeyRequest } from "shared/accounts/second-factor";
import { postJson, responseMessage } from "../../lib/api.ts";

/** `isOver`: the password is needed again. */
type Failure = { text: string; isOver: boolean };

const failure = (text: string, isOver = false): Failure => ({ text, isOver });

/** Asks for a passkey and returns the browser's answer; rejects without a connection. */
export async function readPasskey(url: string, ticket: string) {
  if (!browserSupportsWebAuthn())
    return failure("This browser can't use passkeys here. Please choose another way.");
  const reply = await postJson<PasskeyRequest>(url, { ticket });
  if (!reply.ok || !reply.body)
    return failure(
      responseMessage(reply) ?? "Login failed. Please try again.",
      reply.status === 401,
    );
  try {
    return { passkey: await startAuthentication({ optionsJSON: reply.body }) };
  } catch {
    return failure("No passkey was used. Please try again or choose another way.");
  }
}
