import type { Actor } from "../../../audit/actor.ts";
import type { AuditEvent } from "../../../audit/audit-event.ts";
import type { EventLog } from "../../../audit/event-log.ts";
import { deviceName } from "../../../lib/device-name.ts";
import { AppError } from "../../../lib/errors.ts";
import type { Visitor } from "../auth.service.ts";

type SignIn<Input, T> = (input: Input, visitor: Visitor) => Promise<T>;
type Subject = AuditEvent["subject"];

/** A wrong password or factor, a blocked account. */
const reasons = ["unauthenticated", "forbidden", "validation_failed"];

type Prove<Args extends unknown[], T> = (by: Actor, ...args: Args) => Promise<T>;

/** Fields in which people who are signed in show who they are. */
const proofs = ["password", "currentPassword", "code", "passkey"];

/** Logs each wrong password or factor of a signed-in user. */
export const noteFailedProofs =
  <Args extends unknown[], T>(
    { note }: Pick<EventLog, "note">,
    prove: Prove<Args, T>,
  ): Prove<Args, T> =>
  async (by, ...args) => {
    try {
      return await prove(by, ...args);
    } catch (error) {
      if (
        error instanceof AppError &&
        error.extra.issues?.some(({ path }) => proofs.includes(path))
      )
        note(by, { action: "proof.failed" });
      throw error;
    }
  };

/** Logs each refused sign-in; `findSubject` returns the account it was for. */
export const noteFailures =
  <Input, T>(
    { note }: Pick<EventLog, "note">,
    findSubject: (input: Input) => Promise<Subject>,
    signIn: SignIn<Input, T>,
  ): SignIn<Input, T> =>
  async (input, visitor) => {
    try {
      return await signIn(input, visitor);
    } catch (error) {
      if (!(error instanceof AppError && reasons.includes(error.code))) throw error;
      const { address, userAgent, requestId } = visitor;
      const by = { id: null, address, device: deviceName(userAgent), requestId };
      const subject = await findSubject(input);
      const after = { because: error.message };
      note(by, { action: "sign_in.failed", ...(subject && { subject }), after });
      throw error;
    }
  };
