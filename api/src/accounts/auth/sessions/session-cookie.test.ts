import { expect, test } from "vitest";
import { createTestApp, testPassword } from "#testing/app/create-test-app.ts";

const me = "GET /api/ibirwa-clients/me";
const logOut = "POST /api/ibirwa-clients/logout";
const signOutOthers = "POST /api/ibirwa-clients/me/sign-out-others";
const ownPage = { "Sec-Fetch-Site": "same-origin" };

const tokenIn = (body: unknown) => (body as { token: string }).token;
const cookiesIn = (headers: Headers) =>
  headers.getSetCookie().filter((text) => /^(__Host-)?session=/.test(text));
const getPair = (cookie = "") => cookie.split(";")[0] ?? "";

const open = async (publicUrl?: string) => {
  const testApp = await createTestApp({
    trustedProxies: 1,
    publicUrl,
    corsOrigins: ["https://site.test"],
  });
  const { user } = await testApp.signInAs("user");
  const logIn = async (headers: Record<string, string>) => {
    const json = { email: user.email, password: testPassword };
    const answer = await testApp.send("POST /api/ibirwa-clients/login", { json, headers });
    const [cookie] = cookiesIn(answer.headers);
    return { token: tokenIn(answer.body), cookie };
  };
  return { ...testApp, user, logIn };
};

test("the token that a script can read is useless without the browser's cookie", async () => {
  const { send, logIn, user } = await open();
  const { token, cookie } = await logIn(ownPage);
  expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  expect((await send(me, { token })).status).toBe(401);
  expect((await send(me, { token, headers: { Cookie: "session=a-guess" } })).status).toBe(401);
  const other = await logIn(ownPage);
  expect((await send(me, { token, headers: { Cookie: getPair(other.cookie) } })).status).toBe(401);
  expect((await send(me, { headers: { Cookie: getPair(cookie) } })).status).toBe(401);
  const mine = await send(me, { token, headers: { Cookie: getPair(cookie) } });
  expect(mine).toMatchObject({ status: 200, body: { user: { email: user.email } } });
});

test("under https no other host can set the cookie, and nothing sends it in the clear", async () => {
  const { logIn } = await open("https://tours.test");
  const { cookie } = await logIn(ownPage);
  expect(cookie).toMatch(/^__Host-session=[^;]+;.* Path=\/; HttpOnly; Secure; SameSite=Strict$/);
});

test.each([
  ["a client that is no browser", {}],
  ["a page of another origin", { "Sec-Fetch-Site": "cross-site", Origin: "https://site.test" }],
  ["a page of a neighbouring host", { "Sec-Fetch-Site": "same-site", Origin: "https://x.test" }],
])("%s goes on with a token alone", async (_, headers) => {
  const { send, logIn } = await open();
  const { token, cookie } = await logIn(headers);
  expect(cookie).toBeUndefined();
  expect((await send(me, { token, headers })).status).toBe(200);
  expect((await send(logOut, { token, headers })).status).toBe(200);
});

test("a site at another host of the same domain has the cookie, too, and nobody else there", async () => {
  const { send, logIn } = await open();
  const site = { "Sec-Fetch-Site": "same-site", Origin: "https://site.test" };
  const { token, cookie } = await logIn(site);
  const Cookie = getPair(cookie);
  expect((await send(me, { token, headers: site })).status).toBe(401);
  const mine = await send(me, { token, headers: { ...site, Cookie } });
  expect(mine.status).toBe(200);
  expect(mine.headers.get("Access-Control-Allow-Origin")).toBe("https://site.test");
  expect(mine.headers.get("Access-Control-Allow-Credentials")).toBe("true");
  const neighbour = { ...site, Origin: "https://x.test", Cookie };
  expect((await send(logOut, { token, headers: neighbour })).status).toBe(403);
  expect((await send(logOut, { token, headers: { ...site, Cookie } })).status).toBe(200);
});

test.each([
  [{ "Sec-Fetch-Site": "cross-site" }, 403],
  [{ "Sec-Fetch-Site": "same-site" }, 403],
  [{ "Sec-Fetch-Site": "none" }, 403],
  [{ Origin: "https://elsewhere.test" }, 403],
  [{ Origin: "null" }, 403],
  [{ Origin: "http://api.test" }, 200],
  [ownPage, 200],
])("with %j a browser's session changes something: %i", async (headers, status) => {
  const { send, logIn } = await open();
  const { token, cookie } = await logIn(ownPage);
  const sent = { token, headers: { ...headers, Cookie: getPair(cookie) } };
  expect((await send(me, sent)).status).toBe(200);
  expect((await send(signOutOthers, sent)).status).toBe(status);
});

test("a renewed session has another cookie; signing out clears it", async () => {
  const { send, logIn } = await open();
  const first = await logIn(ownPage);
  const headers = { ...ownPage, Cookie: getPair(first.cookie) };
  const renewed = await send(signOutOthers, { token: first.token, headers });
  const [cookie] = cookiesIn(renewed.headers);
  expect(getPair(cookie)).not.toBe(getPair(first.cookie));
  const token = tokenIn(renewed.body);
  expect((await send(me, { token, headers })).status).toBe(401);
  const held = { ...ownPage, Cookie: getPair(cookie) };
  expect((await send(me, { token, headers: held })).status).toBe(200);
  const left = await send(logOut, { token, headers: held });
  expect(cookiesIn(left.headers)[0]).toMatch(/^session=; Max-Age=0; Path=\//);
});
