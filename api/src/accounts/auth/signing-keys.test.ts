import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { createSigningKeys } from "./signing-keys.ts";

const [old, fresh] = ["o".repeat(32), "n".repeat(32)];
const soon = { exp: Math.floor(Date.now() / 1_000) + 60 };
const jwt = () => new SignJWT({ sid: "a", ...soon });
const read = (token: string, secrets: string) => createSigningKeys(secrets).verify(token, {});

test("while a secret is replaced the old one is accepted, and the new one signs", async () => {
  const before = await createSigningKeys(old).sign(jwt());
  const during = await createSigningKeys(`${fresh} ${old}`).sign(jwt());
  expect(await read(before, `${fresh} ${old}`)).toMatchObject({ sid: "a" });
  expect(await read(during, `${fresh} ${old}`)).toMatchObject({ sid: "a" });
  expect(await read(during, fresh)).toMatchObject({ sid: "a" });
  await expect(read(during, old)).rejects.toThrow();
  await expect(read(before, fresh)).rejects.toThrow();
});

test.each(["  ", "\n", " \t"])("two secrets with %j between them are two", async (space) => {
  const before = await createSigningKeys(old).sign(jwt());
  expect(await read(before, ` ${fresh}${space}${old} `)).toMatchObject({ sid: "a" });
});

test("a secret may consist of several words", async () => {
  const secret = "correct horse battery staple and a few more words";
  const token = await createSigningKeys(secret).sign(jwt());
  const bytes = new TextEncoder().encode(secret);
  const unnamed = await jwt().setProtectedHeader({ alg: "HS256", typ: "JWT" }).sign(bytes);
  for (const signed of [token, unnamed])
    expect(await read(signed, secret)).toMatchObject({ sid: "a" });
});
