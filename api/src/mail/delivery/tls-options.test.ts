import { expect, test } from "vitest";
import { tlsOptionsFor } from "./tls-options.ts";

test.each([
  ["smtp://localhost:25", false, false],
  ["smtp://user:word@127.0.0.1:2525", false, false],
  ["smtp://user:word@[::1]", false, false],
  ["smtp://mail.example.test", true, false],
  ["smtp://user:word@mail.example.test:587", true, true],
  ["smtps://user:word@mail.example.test", true, true],
  ["smtp://user:word@127.example.test", true, true],
])(
  "%s: its certificate must be right: %s, its connection encrypted: %s",
  (url, isChecked, isEncrypted) => {
    expect(tlsOptionsFor(url)).toEqual({
      tls: { rejectUnauthorized: isChecked },
      requireTLS: isEncrypted,
    });
  },
);
