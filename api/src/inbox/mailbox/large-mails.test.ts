import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { encode } from "iconv-lite";
import { expect, test } from "vitest";
import { openMailDesk } from "#testing/mail/mailbox/open-mail-desk.ts";
import { hasDovecot, startDovecot } from "#testing/mail/mailbox/start-dovecot.ts";
import { multipart, writeMail } from "#testing/mail/mailbox/write-mail.ts";

const open = async () => {
  const desk = await openMailDesk(await startDovecot());
  desk.services.mailboxWorker.start();
  return desk;
};

const toPhoto = (bytes: Buffer, name = "") => ({
  headers: [
    `Content-Type: image/jpeg${name && `; name="${name}"`}`,
    "Content-Disposition: attachment",
    "Content-Transfer-Encoding: base64",
  ],
  body: bytes.toString("base64").replace(/.{76}/g, "$&\r\n"),
});

const toText = (text: string, parameters = "; charset=utf-8") => ({
  headers: [`Content-Type: text/plain${parameters}`, "Content-Transfer-Encoding: 8bit"],
  body: text,
});

test.runIf(hasDovecot)(
  "a mail of more than 5 MB comes with all its texts and files, though it is read in parts",
  async () => {
    const { append, answer, untilMails, services } = await open();
    const photo = Buffer.concat([Buffer.from("ffd8ffe0", "hex"), randomBytes(2_500_000)]);
    const parts = [
      toText("Grüße aus Köln. The first", "; charset=us-ascii"),
      toPhoto(photo, "lake.jpg"),
      toText("and the second, \r\nwith kayaks.", "; charset=utf-8; format=flowed"),
      toPhoto(photo),
      toPhoto(Buffer.alloc(11_000_000), "film.mov"),
    ];
    await append(writeMail({ answers: answer, ...multipart(parts) }));
    const [mail] = await untilMails(1);
    expect(mail).toMatchObject({
      text: "Grüße aus Köln. The first\nand the second, with kayaks.",
      files: [
        { name: "lake.jpg", bytes: photo.length },
        { name: "file-2.jpg", bytes: photo.length },
      ],
      leftOut: [{ name: "film.mov", reason: "larger than 10 MB" }],
    });
    const { slices } = await services.conversationFiles.open(mail!.files[1]!._id);
    expect((await buffer(slices)).equals(photo)).toBe(true);
  },
);

test.runIf(hasDovecot)("a large page without other parts is read to where it is cut", async () => {
  const { append, answer, untilMails } = await open();
  const page = `<p>Zwölf Gäste</p>${"<p>é</p>".repeat(700_000)}`;
  const headers = ["Content-Type: text/html; charset=utf-8", "Content-Transfer-Encoding: 8bit"];
  await append(writeMail({ answers: answer, headers, body: page }));
  const [mail] = await untilMails(1);
  expect(mail!.text).toMatch(/^Zwölf Gäste\n\né\n/);
  expect(mail!.text).not.toMatch(/[Ã\ufffd]/);
  expect(mail!.leftOut).toMatchObject([{ reason: "the text is too long" }]);
});

/** Makes a mail so large that it is read in parts. */
const padding = () => toPhoto(Buffer.alloc(6_000_000, "x"), "lake.jpg");

test.runIf(hasDovecot)("says that the texts after the 20th are left out", async () => {
  const { append, answer, untilMails } = await open();
  const texts = Array.from({ length: 23 }, (_, index) => toText(`Text ${index + 1}.`));
  await append(writeMail({ answers: answer, ...multipart([padding(), ...texts]) }));
  const [mail] = await untilMails(1);
  expect(mail!.text).toMatch(/Text 20\.$/);
  expect(mail!.leftOut).toMatchObject([
    { name: "The rest of the text", reason: "the email has more than 20 texts" },
  ]);
});

test.runIf(hasDovecot).each([
  { label: "utf-8", character: "あ", encode: (text: string) => Buffer.from(text) },
  { label: "", character: "é", encode: (text: string) => Buffer.from(text, "latin1") },
  { label: "koi8-r", character: "б", encode: (text: string) => encode(text, "koi8-r") },
])(
  "keeps a long text ($label) without ASCII letters",
  async ({ label, character, encode: toBytes }) => {
    const { append, answer, untilMails } = await open();
    const text = {
      headers: [
        `Content-Type: text/plain${label && `; charset=${label}`}`,
        "Content-Transfer-Encoding: base64",
      ],
      body: toBytes(character.repeat(250_000)).toString("base64").replace(/.{76}/g, "$&\r\n"),
    };
    await append(writeMail({ answers: answer, ...multipart([text, padding()]) }));
    const [mail] = await untilMails(1);
    expect(mail!.text.length).toBeGreaterThan(40_000);
    expect(new Set(mail!.text)).toEqual(new Set(character));
  },
);
