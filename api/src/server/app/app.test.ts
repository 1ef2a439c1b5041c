import { eq } from "drizzle-orm";
import { decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import { errorBody } from "shared/http/errors";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { users } from "#tables/accounts.ts";
import {
  createTestApp,
  type TestApp,
  testPassword,
  testSecrets,
} from "#testing/app/create-test-app.ts";
import type { Sent } from "#testing/app/request.ts";
import { prepareCall, routeTable } from "#testing/app/route-table.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { nextAddress } from "#testing/app/samples.ts";
import { endpoints } from "../openapi/endpoints.ts";

const routes = Object.keys(routeTable);
const hours = 3_600_000;

/** The status and the code of an answer. */
const call = async ({ send }: TestApp, route: string, sent: Sent) => {
  const { status, body } = await send(route, { ...sent, address: nextAddress() });
  const { code } = status < 400 ? { code: "ok" } : errorBody.strict().parse(body);
  return `${status} ${code}`;
};

/** Calls every route, each with its matching credential. */
const callAll = async (testApp: TestApp, makeToken: () => Promise<string | undefined>) => {
  const answers: Record<string, string> = {};
  const rows = await addSampleRows(testApp);
  for (const route of routes) {
    const { route: filled, sent } = await prepareCall(route, rows, await makeToken());
    answers[route] = await call(testApp, filled, sent);
  }
  return answers;
};

/** Each route answers with its own status to callers in `allowed` and with `refusal` to others. */
const expected = (allowed: string[], refusal: string, called = routes) =>
  Object.fromEntries(
    called.map((route) => {
      const { who, status } = routeTable[route]!;
      return [route, allowed.includes(who) ? `${status} ok` : refusal];
    }),
  );

/** One route for everybody, one for those who are signed in, and one for admins. */
const oneOfEach = ["GET /api/services", "GET /api/ibirwa-clients/me", "GET /api/inquiries"];

const callOneOfEach = async (testApp: TestApp, token: string | undefined) => {
  const answers: Record<string, string> = {};
  for (const route of oneOfEach) answers[route] = await call(testApp, route, { token });
  return answers;
};

const adminClaims = async ({ signInAsAdmin }: TestApp) => {
  const { sub = "", sid } = decodeJwt((await signInAsAdmin()).token);
  return { sub, sid: String(sid) };
};

type Claims = { sub: string; sid: string };
type Changes = {
  iss?: string;
  aud?: string;
  typ?: string;
  secret?: string;
  lifetime?: string;
  issuedAt?: Date;
};
const sign = ({ sub, sid }: Claims, claims: Changes = {}) =>
  new SignJWT({ sid })
    .setProtectedHeader({ alg: "HS256", typ: claims.typ ?? "JWT" })
    .setSubject(sub)
    .setIssuer(claims.iss ?? "ibirwa-kivu-tours")
    .setAudience(claims.aud ?? "ibirwa-kivu-tours-api")
    .setIssuedAt(claims.issuedAt)
    .setExpirationTime(claims.lifetime ?? "12h")
    .sign(new TextEncoder().encode(claims.secret ?? testSecrets.jwt));

const signWithoutEnd = ({ sub, sid }: Claims, issuedAt: Date) =>
  new SignJWT({ sid })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(sub)
    .setIssuer("ibirwa-kivu-tours")
    .setAudience("ibirwa-kivu-tours-api")
    .setIssuedAt(issuedAt)
    .sign(new TextEncoder().encode(testSecrets.jwt));

const otherRole = { username: "Demoted", email: "demoted@example.test", role: "user" };

/** Tokens that must open nothing; each would be an admin's if it held. */
const badTokens: Record<string, (testApp: TestApp) => Promise<string | undefined>> = {
  "an empty token": async () => "",
  garbage: async () => "garbage.garbage.garbage",
  "a forged signature": async (testApp) =>
    sign(await adminClaims(testApp), { secret: "another secret of thirty-two bytes!!" }),
  "a token of another issuer": async (testApp) =>
    sign(await adminClaims(testApp), { iss: "somebody-else" }),
  "a token for another audience": async (testApp) =>
    sign(await adminClaims(testApp), { aud: "another-api" }),
  "a token of another type": async (testApp) => sign(await adminClaims(testApp), { typ: "at+jwt" }),
  "a token issued more than twelve hours ago": async (testApp) =>
    sign(await adminClaims(testApp), {
      issuedAt: new Date(testApp.clock.now().getTime() - 12 * hours - 1_000),
    }),
  "a token that says that it needs no signature": async (testApp) => {
    const { sub, sid } = await adminClaims(testApp);
    return new UnsecuredJWT({ sid })
      .setSubject(sub)
      .setIssuer("ibirwa-kivu-tours")
      .setAudience("ibirwa-kivu-tours-api")
      .setIssuedAt()
      .setExpirationTime("12h")
      .encode();
  },
  "a token with a payload exchanged": async ({ signInAs, signInAsAdmin }) => {
    const [header, , signature] = (await signInAs("user")).token.split(".");
    return [header, (await signInAsAdmin()).token.split(".")[1], signature].join(".");
  },
  "a token without an end": async (testApp) =>
    signWithoutEnd(await adminClaims(testApp), testApp.clock.now()),
  "an old token without an end": async (testApp) => {
    const issuedAt = new Date(testApp.clock.now().getTime() - 13 * hours);
    return signWithoutEnd(await adminClaims(testApp), issuedAt);
  },
  "a token of more than twelve hours": async (testApp) => {
    const token = await sign(await adminClaims(testApp), { lifetime: "24h" });
    testApp.clock.advance(12 * hours + 1_000);
    return token;
  },
  "a token of no session": async (testApp) =>
    sign({ ...(await adminClaims(testApp)), sid: crypto.randomUUID() }),
  "a token of somebody else's session": async (testApp) =>
    sign({ ...(await adminClaims(testApp)), sub: crypto.randomUUID() }),
  "a token from before there were sessions": async ({ signInAsAdmin }) =>
    new SignJWT({ version: 1 })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setSubject((await signInAsAdmin()).user._id)
      .setIssuer("ibirwa-kivu-tours")
      .setAudience("ibirwa-kivu-tours-api")
      .setIssuedAt()
      .setExpirationTime("12h")
      .sign(new TextEncoder().encode(testSecrets.jwt)),
  "an expired token": async ({ signInAsAdmin, clock }) => {
    const { token } = await signInAsAdmin();
    clock.advance(12 * hours + 1_000);
    return token;
  },
  "a token from before a logout": async ({ signInAsAdmin, services }) => {
    const { token, user } = await signInAsAdmin();
    await services.sessions.endAll(product, user._id);
    return token;
  },
  "a token from before a block": async ({ signInAsAdmin, services }) => {
    const { token, user } = await signInAsAdmin();
    const { user: other } = await signInAsAdmin();
    await services.users.setBlocked(product, user._id, true, other._id);
    await services.users.setBlocked(product, user._id, false, other._id);
    return token;
  },
  "a token from before a change of role": async ({ signInAsAdmin, services, clock }) => {
    const { token, user } = await signInAsAdmin();
    const admin = { userId: user._id, reauthenticatedAt: clock.now().toISOString() };
    await services.users.update(product, user._id, { ...otherRole, email: user.email }, admin);
    return token;
  },
  "a token from before a change of password": async ({ signInAsAdmin, send }) => {
    const { token } = await signInAsAdmin();
    const json = { currentPassword: testPassword, newPassword: "another long password" };
    await send("POST /api/ibirwa-clients/me/password", { token, json });
    return token;
  },
  "a token that another session signed out": async ({ signInAsAdmin, signIn, send }) => {
    const { token, user } = await signInAsAdmin();
    const other = await signIn(user);
    await send("POST /api/ibirwa-clients/me/sign-out-others", { token: other });
    return token;
  },
  "a token of a blocked user whose session is still there": async ({ signInAsAdmin, db }) => {
    const { user, token } = await signInAsAdmin();
    const isUser = eq(users.id, user._id);
    await db.write((tx) => tx.update(users).set({ blocked: true }).where(isUser));
    return token;
  },
  "a token of an admin who did nothing for an hour": async ({ signInAsAdmin, clock }) => {
    const { token } = await signInAsAdmin();
    clock.advance(hours);
    return token;
  },
};

test("opens only the public routes without a token", async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const answers = await callAll(testApp, async () => undefined);
  expect(answers).toEqual(expected(["all"], "401 unauthenticated"));
});

test.each(Object.keys(badTokens))("%s opens the public routes and no other", async (name) => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  await testApp.signInAsAdmin();
  const token = await badTokens[name]!(testApp);
  const answers = await callOneOfEach(testApp, token);
  expect(answers).toEqual(expected(["all"], "401 unauthenticated", oneOfEach));
});

test("a signed-in user is kept out of the admin area", async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const makeToken = async () => (await testApp.signInAs("user")).token;
  const answers = await callAll(testApp, makeToken);
  expect(answers).toEqual(expected(["all", "user"], "403 forbidden"));
});

test("an admin with access to content may use its routes and no other of the admin area", async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  await testApp.signInAsAdmin();
  const makeToken = async () => (await testApp.signInAs("admin", "content")).token;
  const answers = await callAll(testApp, makeToken);
  expect(answers).toEqual({
    ...expected(["all", "user", "content"], "403 access_missing"),
    // Calls before it changed what the import replaces.
    "POST /api/tours/imports/:id": "409 conflict",
  });
});

test("access to content adds nothing for another role", async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const { token } = await testApp.signInAs("guide", "content");
  expect(await call(testApp, "GET /api/pages", { token })).toBe("403 forbidden");
});

test("an endpoint is open to admins with access to content only where it says so", () => {
  const declared = Object.values(endpoints).map(({ method, path, access }) => [
    `${method} ${path}`,
    access === "public" ? "all" : access,
  ]);
  const listed = Object.entries(routeTable).map(([route, { who }]) => [route, who]);
  const documents = [
    ["GET /api/openapi.json", "all"],
    ["GET /api/docs", "all"],
  ];
  expect([...declared, ...documents].sort()).toEqual(listed.sort());
});

test.each(["Admin", "administrator", "guide"])(
  "a signed-in person with the role %s is no admin",
  async (role) => {
    const testApp = await createTestApp({ trustedProxies: 1 });
    const { token } = await testApp.signInAs(role);
    const answers = await callOneOfEach(testApp, token);
    expect(answers).toEqual(expected(["all", "user"], "403 forbidden", oneOfEach));
  },
);

test("the API serves its contract, the document and the page of it, and nothing else", async () => {
  const { app } = await createTestApp();
  const served = app.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
    .map(({ method, path }) => `${method} ${path}`);
  const paths = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  const contract = [...paths, "GET /api/openapi.json", "GET /api/docs"].sort();
  expect([...new Set(served)].sort()).toEqual(contract);
  expect([...routes].sort()).toEqual(contract);
});

test("a token is taken whatever the case of the word Bearer, and under no other scheme", async () => {
  const { send, signInAs } = await createTestApp();
  const { token } = await signInAs("user");
  const statusFor = async (Authorization: string) =>
    (await send("GET /api/ibirwa-clients/me", { headers: { Authorization } })).status;
  expect(await statusFor(`bearer ${token}`)).toBe(200);
  for (const header of [token, `Basic ${token}`, `Bearer ${token} x`, `Bearer  `, `Token ${token}`])
    expect(await statusFor(header)).toBe(401);
});
