import type { LoginInput } from "shared/auth";
import type { SecondStepInput } from "shared/second-factor";
import type { AuditEvent } from "../../audit/audit-event.ts";
import type { UsersService } from "../users/users.service.ts";
import type { SecondStep } from "./second-factor/second-step.ts";

type Deps = {
  users: Pick<UsersService, "findByEmail">;
  secondStep: Pick<SecondStep, "read">;
  /** Stands for an e-mail that no account has. */
  fingerprintEmail: (email: string) => string;
};

type Account = { user: { _id: string } };
type Subject = AuditEvent["subject"];

const toSubject = ({ user }: Account): Subject => ({ kind: "account", id: user._id });

/** Whose sign-in it was to be, as far as it is known. */
export const createSignInSubjects = ({ users, secondStep, fingerprintEmail }: Deps) => ({
  ofPassword: async ({ email }: LoginInput): Promise<Subject> => {
    const account = await users.findByEmail(email);
    return account ? toSubject(account) : { kind: "email", id: fingerprintEmail(email) };
  },
  ofSecondStep: ({ ticket }: SecondStepInput): Promise<Subject> =>
    secondStep.read(ticket).then(
      ({ account }) => toSubject(account),
      () => undefined,
    ),
});
