import type { User } from "shared/users";
import { isShape, isString } from "../lib/guards.ts";
import { isAdmin, readSession } from "../lib/session/session.ts";

type Account = Pick<User, "username" | "email">;

const isAccount = isShape<Account>({ username: isString, email: isString });

const readAccount = () => {
  const session = readSession();
  return session && !isAdmin(session) && isAccount(session.user) ? session.user : undefined;
};

/** Fills in a signed-in client's name and email, and empties them after a sign-out; what was typed stays. */
export function prefillAccount(form: HTMLFormElement) {
  const account = readAccount();
  const texts = { name: account?.username ?? "", email: account?.email ?? "" };
  for (const [name, text] of Object.entries(texts)) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    // As its default, so that it does not count as typed.
    if (field) field.defaultValue = text;
  }
}
