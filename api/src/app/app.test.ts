import { SignJWT, UnsecuredJWT } from "jose";
import { errorBody } from "shared/errors";
import { adminRole } from "shared/users";
import { expect, test } from "vitest";
import {
  createTestApp,
  type TestApp,
  testPassword,
  testSecrets,
} from "#testing/app/create-test-app.ts";
import { callOf, routeTable } from "#testing/app/route-table.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { nextAddress } from "#testing/app/samples.ts";
import { createTokens } from "../features/auth/tokens.ts";
import { endpoints } from "./endpoints.ts";

const routes = Object.keys(routeTable);
const answers = new Map(
  Object.values(endpoints).map(({ method, path, answer }) => [`${method} ${path}`, answer]),
);
const hours = 3_600_000;

/** Status and code of every route for one credential, made anew for each request. */
const callAll = async (testApp: TestApp, makeToken: () => Promise<string | undefined>) => {
  const answers: Record<string, string> = {};
  const rows = await addSampleRows(testApp);
  for (const route of routes) {
    const { route: filled, sent } = await callOf(route, rows);
    const token = await makeToken();
    const { status, body } = await testApp.send(filled, { ...sent, token, address: nextAddress() });
    const { code } = status < 400 ? { code: "ok" } : errorBody.strict().parse(body);
    answers[route] = `${status} ${code}`;
  }
  return answers;
};

/** What each route must answer to somebody who may call those of `allowed`; else `refusal`. */
const expected = (allowed: string[], refusal: string, forUsers = refusal) =>
  Object.fromEntries(
    Object.entries(routeTable).map(([route, { who, status }]) => {
      if (allowed.includes(who)) return [route, `${status} ok`];
      return [route, who === "admin" ? refusal : forUsers];
    }),
  );

type Claims = { iss?: string; aud?: string; secret?: string; lifetime?: string; sub: string };
const sign = (claims: Claims) =>
  new SignJWT({ version: 1 })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(claims.sub)
    .setIssuer(claims.iss ?? "ibirwa-kivu-tours")
    .setAudience(claims.aud ?? "ibirwa-kivu-tours-api")
    .setIssuedAt()
    .setExpirationTime(claims.lifetime ?? "12h")
    .sign(new TextEncoder().encode(claims.secret ?? testSecrets.jwt));

const signWithoutEnd = (sub: string, issuedAt: Date) =>
  new SignJWT({ version: 1 })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(sub)
    .setIssuer("ibirwa-kivu-tours")
    .setAudience("ibirwa-kivu-tours-api")
    .setIssuedAt(issuedAt)
    .sign(new TextEncoder().encode(testSecrets.jwt));

const otherRole = { username: "Demoted", email: "demoted@example.test", role: "user" };

/** Tokens that must open nothing; each would be an admin's if it held. */
const badTokens: Record<string, (testApp: TestApp) => Promise<string | undefined>> = {
  "no token": async () => undefined,
  "an empty token": async () => "",
  garbage: async () => "garbage.garbage.garbage",
  "a forged signature": async ({ signInAsAdmin }) =>
    sign({ sub: (await signInAsAdmin()).user._id, secret: "another secret of thirty-two bytes!!" }),
  "a token of another issuer": async ({ signInAsAdmin }) =>
    sign({ sub: (await signInAsAdmin()).user._id, iss: "somebody-else" }),
  "a token for another audience": async ({ signInAsAdmin }) =>
    sign({ sub: (await signInAsAdmin()).user._id, aud: "another-api" }),
  "a token that says that it needs no signature": async ({ signInAsAdmin }) =>
    new UnsecuredJWT({ version: 1 })
      .setSubject((await signInAsAdmin()).user._id)
      .setIssuer("ibirwa-kivu-tours")
      .setAudience("ibirwa-kivu-tours-api")
      .setIssuedAt()
      .setExpirationTime("12h")
      .encode(),
  "a token with a payload exchanged": async ({ signInAs, signInAsAdmin }) => {
    const [header, , signature] = (await signInAs("user")).token.split(".");
    return [header, (await signInAsAdmin()).token.split(".")[1], signature].join(".");
  },
  "a token without an end": async ({ signInAsAdmin, clock }) =>
    signWithoutEnd((await signInAsAdmin()).user._id, clock.now()),
  "an old token without an end": async ({ signInAsAdmin, clock }) =>
    signWithoutEnd((await signInAsAdmin()).user._id, new Date(clock.now().getTime() - 13 * hours)),
  "a token of more than twelve hours": async ({ signInAsAdmin, clock }) => {
    const { user } = await signInAsAdmin();
    const token = await sign({ sub: user._id, lifetime: "24h" });
    clock.advance(12 * hours + 1_000);
    return token;
  },
  "a token of nobody": ({ clock }) =>
    createTokens(testSecrets.jwt, clock.now).sign({ sub: crypto.randomUUID(), version: 1 }),
  "an expired token": async ({ signInAsAdmin, clock }) => {
    const { token } = await signInAsAdmin();
    clock.advance(12 * hours + 1_000);
    return token;
  },
  "a token from before a logout": async ({ signInAsAdmin, services }) => {
    const { token, user } = await signInAsAdmin();
    await services.auth.logOut(user._id);
    return token;
  },
  "a token from before a block": async ({ signInAsAdmin, services }) => {
    const { token, user } = await signInAsAdmin();
    const { user: other } = await signInAsAdmin();
    await services.users.setBlocked(user._id, true, other._id);
    await services.users.setBlocked(user._id, false, other._id);
    return token;
  },
  "a token from before a change of role": async ({ signInAsAdmin, services }) => {
    const { token, user } = await signInAsAdmin();
    await services.users.update(user._id, { ...otherRole, email: user.email }, user._id);
    return token;
  },
  "a token from before a change of password": async ({ signInAsAdmin, services }) => {
    const { token, user } = await signInAsAdmin();
    await services.auth.changePassword(user._id, {
      currentPassword: testPassword,
      newPassword: "another long password",
    });
    return token;
  },
  "a token that another session signed out": async ({ signInAsAdmin, services }) => {
    const { token, user } = await signInAsAdmin();
    await services.auth.signOutOthers(user._id);
    return token;
  },
  "a fresh token of a blocked user": async ({ signInAsAdmin, services, clock }) => {
    const { user } = await signInAsAdmin();
    await services.users.setBlocked(user._id, true, user._id);
    const row = await services.users.findById(user._id);
    const version = row!.tokenVersion;
    return createTokens(testSecrets.jwt, clock.now).sign({ sub: user._id, version });
  },
};

test.each(Object.keys(badTokens))("%s opens the public routes and no other", async (name) => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  await testApp.signInAsAdmin();
  const token = await badTokens[name]!(testApp);
  const answers = await callAll(testApp, async () => token);
  expect(answers).toEqual(expected(["all"], "401 unauthenticated"));
});

test.each(["user", "Admin", "administrator", "guide"])(
  "a signed-in person with the role %s is kept out of the admin area",
  async (role) => {
    const testApp = await createTestApp({ trustedProxies: 1 });
    const makeToken = async () => (await testApp.signInAs(role)).token;
    const answers = await callAll(testApp, makeToken);
    expect(answers).toEqual(expected(["all", "user"], "403 forbidden"));
  },
);

test.each(routes)(
  "an admin may call %s, and is told nothing beyond the contract",
  async (route) => {
    const testApp = await createTestApp();
    const { token } = await testApp.signInAs(adminRole);
    const call = await callOf(route, await addSampleRows(testApp));
    const { status, headers, body } = await testApp.send(call.route, { ...call.sent, token });
    expect(status).toBe(routeTable[route]!.status);
    expect(headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
    const answer = answers.get(route);
    if (typeof answer === "object") expect(answer.parse(body)).toEqual(body);
  },
);

test("the API serves its contract and the document of it, and nothing else", async () => {
  const { app } = await createTestApp();
  const served = app.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`);
  const contract = [...answers.keys(), "GET /api/openapi.json"].sort();
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
