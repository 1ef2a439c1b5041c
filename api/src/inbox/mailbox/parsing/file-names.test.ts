import sharp from "sharp";
import { expect, test } from "vitest";
import { multipart, writeMail } from "#testing/mail/mailbox/write-mail.ts";
import { parseMail } from "./parse-mail.ts";

const parse = (parts: { headers: string[]; body: string }[]) =>
  parseMail({ kind: "mail", source: Buffer.from(writeMail(multipart(parts))) });

const textPart = { headers: ["Content-Type: text/plain"], body: "See the files." };

const toPart = (type: string, bytes: Buffer, name = "") => ({
  headers: [
    `Content-Type: ${type}`,
    `Content-Disposition: attachment${name && `; filename="${name}"`}`,
    "Content-Transfer-Encoding: base64",
  ],
  body: bytes.toString("base64"),
});

const drawImage = (format: "png" | "jpeg") =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
    .toFormat(format)
    .toBuffer();

test("gives unnamed files an ending that fits their content", async () => {
  const { files } = await parse([
    textPart,
    toPart("application/octet-stream", await drawImage("png")),
    toPart("image/png", await drawImage("jpeg")),
    toPart("application/octet-stream", Buffer.from("%PDF-1.7\n%sample")),
    toPart("text/calendar; method=REQUEST", Buffer.from("BEGIN:VCALENDAR")),
    toPart("application/octet-stream", Buffer.from("BEGIN:VCARD\r\nFN:Ada")),
    toPart("image/jpeg", await drawImage("jpeg"), "passport"),
    toPart("application/pdf", Buffer.from("%PDF-1.7\n%sample"), "ticket no. 12"),
    toPart("application/octet-stream", (await drawImage("png")).subarray(0, 8)),
    toPart("application/octet-stream", Buffer.from([1, 2, 3])),
  ]);
  expect(files.map(({ name }) => name)).toEqual([
    ...["file-1.png", "file-2.jpg", "file-3.pdf", "file-4.ics", "file-5.vcf"],
    ...["passport.jpg", "ticket no. 12.pdf", "file-8.png", "file-9"],
  ]);
});

test("keeps the names that files have", async () => {
  const { files } = await parse([
    textPart,
    toPart("image/png", await drawImage("png"), "lake.jpg"),
    toPart("application/pdf", Buffer.from("%PDF-1.7"), "=?UTF-8?Q?r=C3=A9servation.pdf?="),
    toPart("application/octet-stream", Buffer.from("a"), "notes.pages"),
  ]);
  const names = files.map(({ name }) => name);
  expect(names).toEqual(["lake.jpg", "réservation.pdf", "notes.pages"]);
});

test("names an attached mail after its subject", async () => {
  const mail =
    "From: air@example.test\r\nSubject: =?utf-8?Q?Your_ticket:_caf=C3=A9?=\r\n\r\nTicket 12";
  const { files } = await parse([
    textPart,
    { headers: ["Content-Type: message/rfc822"], body: mail },
  ]);
  expect(files).toMatchObject([{ name: "Your ticket: café.eml" }]);
});

test("explains what Outlook has packed", async () => {
  const {
    words: own,
    files,
    notes,
  } = await parseMail({
    kind: "mail",
    source: Buffer.from(
      writeMail({
        headers: [
          "Content-Type: application/ms-tnef; name=winmail.dat",
          "Content-Transfer-Encoding: base64",
        ],
        body: "eJ8+IgAAAQaQCAAEAAAAAAABAAEAAQeQBgAIAAAA",
      }),
    ),
  });
  expect(own.text).toBe("");
  expect(files).toMatchObject([{ name: "winmail.dat" }]);
  expect(notes).toMatchObject([{ name: "The content of winmail.dat", bytes: null }]);
});
