import type { APIRequestContext } from "@playwright/test";
import {
  type Account,
  fillSignIn,
  openSession,
  signIn,
  signInByForm,
  signUp,
} from "../../api/src/testing/browser/accounts.ts";
import {
  anyAddress,
  test as base,
  expect,
  owner,
} from "../../api/src/testing/browser/visitor-test.ts";

type OwnerHeaders = { Authorization: string };

/** Creates an admin account for one test, so that no other test ends its sessions. */
export async function createAdmin(request: APIRequestContext, headers: OwnerHeaders) {
  const account = await signUp(request);
  const found = await request.get(`/api/ibirwa-clients/users?q=${account.email}`, { headers });
  const [user] = (await found.json()).users;
  const path = `/api/ibirwa-clients/user/${user._id}`;
  const data = { password: owner.password };
  await request.post("/api/ibirwa-clients/me/proof", { headers, data });
  const reply = await request.put(path, { headers, data: { ...user, role: "admin" } });
  expect(reply.status()).toBe(200);
  return account;
}

type Session = Awaited<ReturnType<APIRequestContext["storageState"]>>;
type Fixtures = {
  /** Off for tests that sign in as `admin` or start as visitors. */
  startsSignedIn: boolean;
  /** A separate admin for tests that end or change sessions and accounts. */
  admin: Account;
};
type WorkerFixtures = { session: Session };

/** Tests start with the session of an admin that all tests of a worker share. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  startsSignedIn: [true, { option: true }],
  admin: async ({ request, ownerHeaders }, use) => use(await createAdmin(request, ownerHeaders)),
  session: [
    async ({ playwright, ownerHeaders }, use, { project }) => {
      const { baseURL = "" } = project.use;
      const extraHTTPHeaders = { "X-Forwarded-For": anyAddress() };
      const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
      const account = await createAdmin(request, ownerHeaders);
      const stored = Object.entries(await openSession(request, account));
      const localStorage = stored.map(([name, value]) => ({ name, value }));
      const { cookies } = await request.storageState();
      await request.dispose();
      await use({ cookies, origins: [{ origin: baseURL, localStorage }] });
    },
    { scope: "worker" },
  ],
  storageState: ({ startsSignedIn, session }, use) => use(startsSignedIn ? session : undefined),
});

export { expect, fillSignIn, owner, signIn, signInByForm, signUp };
