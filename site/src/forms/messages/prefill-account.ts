import type { User } from "shared/accounts/users";
import { isShape, isString } from "../../lib/guards.ts";
import { isAdmin, readSession } from "../../lib/session/session.ts";

type Account = Pick<User, "username" | "email">;

const isAccount = isShape<Account>({ username: isString, email: isString });

const readAccount = () => {
  const session = readSession();
  return session && !isAdmin(session) && isAccount(session.user) ? session.user : undefined;
};

/** Fills in a signed-in client's name and email, and empties them after a sign-out. Typed text stays. */
export function prefillAccount(form: HTMLFormElement) {
  const account = readAccount();
  const texts = { name: account?.username ?? "", email: account?.email ?? "" };
  for (const [name, text] of Object.entries(texts)) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    // The visitor is about to type into the focused field.
    if (!field || (text !== "" && field === document.activeElement)) continue;
    // A default does not count as typed.
    field.defaultValue = text;
  }
}
