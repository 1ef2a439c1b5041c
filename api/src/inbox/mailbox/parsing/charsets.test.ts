import { expect, test } from "vitest";
import { writeMail } from "#testing/mail/mailbox/write-mail.ts";
import { readHead } from "../reading/mail-head.ts";
import { parseMail } from "./parse-mail.ts";

const umlauts = "Zwölf Gäste, Café";
const toUtf8 = (text: string) => Buffer.from(text);
const toLatin1 = (text: string) => Buffer.from(text, "latin1");

const readText = async (headers: string[], body: Buffer) => {
  const head = Buffer.from(writeMail({ headers, body: "" }).trimEnd());
  const source = Buffer.concat([head, Buffer.from("\r\n\r\n"), body]);
  return (await parseMail({ kind: "mail", source })).words.text;
};

test.each([
  { label: "none", type: [], body: toLatin1(umlauts) },
  { label: "none", type: ["Content-Type: text/plain"], body: toUtf8(umlauts) },
  {
    label: "us-ascii",
    type: ["Content-Type: text/plain; charset=us-ascii"],
    body: toUtf8(umlauts),
  },
  {
    label: "us-ascii",
    type: ["Content-Type: text/plain; charset=us-ascii"],
    body: toLatin1(umlauts),
  },
  { label: "utf-8", type: ["Content-Type: text/plain; charset=utf-8"], body: toLatin1(umlauts) },
  {
    label: "iso-8859-1",
    type: ["Content-Type: text/plain; charset=iso-8859-1"],
    body: toUtf8(umlauts),
  },
  {
    label: "iso-8859-2",
    type: ["Content-Type: text/plain; charset=iso-8859-2"],
    body: toUtf8(umlauts),
  },
  {
    label: "x-unknown",
    type: ["Content-Type: text/plain; charset=x-unknown"],
    body: toUtf8(umlauts),
  },
  {
    label: "x-unknown",
    type: ["Content-Type: text/plain; charset=x-unknown"],
    body: toLatin1(umlauts),
  },
])("reads a body labelled $label by its bytes", async ({ type, body }) => {
  expect(await readText(type, body)).toBe(umlauts);
});

test.each([
  ["iso-8859-2", "b3f365bf6b61", "łóeżka"],
  ["windows-1251", "cff0e8e2e5f2", "Привет"],
  ["koi8-r", "f0d2c9d7c5d4", "Привет"],
  ["cp850", "5a779420", "Zwö"],
  ["iso-2022-jp", "1b2442244f2424 1b2842", "はい"],
  ["shift_jis", "82cd82a2", "はい"],
  ["utf-16le", "5a007700f600", "Zwö"],
])("reads a body in %s", async (charset, hex, text) => {
  const type = `Content-Type: text/plain; charset=${charset}`;
  const body = Buffer.from(hex.replaceAll(" ", ""), "hex").toString("base64");
  const encoding = "Content-Transfer-Encoding: base64";
  expect(await readText([type, encoding], Buffer.from(body))).toBe(text);
});

test("reads lines in different charsets, as programs append them to a mail", async () => {
  const body = Buffer.concat([toUtf8("Grüße\r\n"), toLatin1("Anhängsel")]);
  expect(await readText([], body)).toBe("Grüße\nAnhängsel");
});

test("reads each part of a mail by its own bytes, and leaves attached texts as they are", async () => {
  const parts = [
    "--b\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nZw=F6lf=\r\n Gäste\r\n",
    "--b\r\nContent-Type: text/plain; name=list.txt\r\nContent-Disposition: attachment\r\n\r\nG\xe4ste\r\n--b--",
  ];
  const mail = writeMail({
    headers: ["Content-Type: multipart/mixed; boundary=b"],
    body: parts.join(""),
  });
  const { words, files } = await parseMail({ kind: "mail", source: toLatin1(mail) });
  expect(words.text).toBe("Zwölf Gäste");
  expect(files).toMatchObject([{ name: "list.txt", bytes: toLatin1("Gäste\n") }]);
});

test.each([
  "Content-Type: text/plain; charset=iso-8859-1\r\nContent-Disposition: inline; filename=list.csv",
  "Content-Type: text/plain; name=list.csv",
  "Content-Disposition: inline;\r\n filename=list.csv",
  "Content-Type: text/plain\r\nContent-Disposition: inline; filename==?utf-8?Q?list.csv?=",
])("keeps a named text byte for byte as a file (%s)", async (head) => {
  const parts = [
    "--b\r\nContent-Type: text/plain\r\n\r\nSee the list.\r\n",
    `--b\r\n${head}\r\n\r\nG\xe4ste;2\r\n--b--`,
  ];
  const mail = writeMail({
    headers: ["Content-Type: multipart/mixed; boundary=b"],
    body: parts.join(""),
  });
  const { words, files } = await parseMail({ kind: "mail", source: toLatin1(mail) });
  expect(words.text).toBe("See the list.");
  expect(files).toMatchObject([{ name: "list.csv", bytes: toLatin1("Gäste;2\n") }]);
});

test("reads a named text as the mail's own where there is nothing else", async () => {
  const type = "Content-Type: text/plain; name=mail.txt";
  expect(await readText([type, "Content-Disposition: inline"], toLatin1(umlauts))).toBe(umlauts);
});

const readSampleHead = (headers: Buffer) =>
  readHead({ uid: 1, headers: Buffer.concat([headers, Buffer.from("\r\n\r\n")]) });

test.each([
  ["raw UTF-8", toUtf8("Subject: Zwölf Gäste")],
  ["raw Latin 1", toLatin1("Subject: Zwölf Gäste")],
  [
    "words labelled as ASCII",
    toUtf8("Subject: =?us-ascii?Q?Zw=C3=B6lf?= =?us-ascii?Q?_G=C3=A4ste?="),
  ],
  ["words labelled as UTF-8", toUtf8("Subject: =?UTF-8?Q?Zw=F6lf_G=E4ste?=")],
  ["a word in Latin 1", toUtf8("Subject: =?ISO-8859-1*de?Q?Zw=F6lf?= Gäste")],
  [
    "words that end inside a letter",
    toUtf8("Subject: =?utf-8?Q?Zw=C3?=\r\n =?UTF-8?Q?=B6lf_G=C3=A4ste?="),
  ],
  [
    "words that end inside a letter of Base64",
    toUtf8("Subject: =?utf-8?B?WnfD?=\r\n =?utf-8?B?tmxmIEfDpHN0ZQ==?="),
  ],
  [
    "words that end inside a group of Base64",
    toUtf8("Subject: =?utf-8?B?WnfDtm?= =?utf-8?B?xmIEfDpHN0ZQ==?="),
  ],
  ["whole words without padding", toUtf8("Subject: =?utf-8?B?WnfDtmxm?= =?utf-8?B?IEfDpHN0ZQ?=")],
] as const)("reads a subject in %s", async (_, headers) => {
  expect(await readSampleHead(headers)).toMatchObject({ subject: "Zwölf Gäste" });
});

test("reads a sender whose name is split inside a letter", async () => {
  const name = "=?utf-8?B?Sm9zw6kgw4?= =?utf-8?B?lsb8OzcGV6?=";
  expect(await readSampleHead(toUtf8(`From: ${name} <guest@example.test>`))).toMatchObject({
    name: "José Éloópez",
    from: "guest@example.test",
  });
});
