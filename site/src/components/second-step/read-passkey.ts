import { browserSupportsWebAuthn, startAuthentication } from "@simplewebauthn/browser";
import type { PasskeyRequest } from "shared/second-factor";
import { postJson, responseMessage } from "../../lib/api.ts";
import { isListOf, isNumber, isOneOf, isShape, isString } from "../../lib/guards.ts";

type Descriptor = PasskeyRequest["allowCredentials"][number];

const isRequest = isShape<PasskeyRequest>({
  challenge: isString,
  rpId: isString,
  timeout: isNumber,
  allowCredentials: isListOf(
    isShape<Descriptor>({
      id: isString,
      type: isOneOf("public-key"),
      transports: isListOf(isString),
    }),
  ),
  userVerification: isOneOf("preferred", "required"),
});

/** `isOver`: the password is needed once more. */
type Failure = { text: string; isOver: boolean };

const failure = (text: string, isOver = false): Failure => ({ text, isOver });

/** Asks for a passkey and returns what the browser answers; rejects without a connection. */
export async function readPasskey(url: string, ticket: string) {
  if (!browserSupportsWebAuthn())
    return failure("This browser has no passkeys here. Please use another way.");
  const reply = await postJson(url, { ticket });
  if (!isRequest(reply.body))
    return failure(
      responseMessage(reply) ?? "Login failed. Please try again.",
      reply.status === 401,
    );
  try {
    return { passkey: await startAuthentication({ optionsJSON: reply.body }) };
  } catch {
    return failure("No passkey was used. Please try again, or use another way.");
  }
}
