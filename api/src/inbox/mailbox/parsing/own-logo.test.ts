import { expect, test } from "vitest";
import { multipart, writeMail } from "#testing/mail/mailbox/write-mail.ts";
import { parseMail } from "./parse-mail.ts";

test("keeps a guest's picture and leaves out our logo that their mail program sends back", async () => {
  const text = { headers: ["Content-Type: text/plain"], body: "Yes, please!" };
  const withPicture = (name: string, id: string) => ({
    headers: [
      `Content-Type: image/png; name=${name}`,
      `Content-Disposition: inline; filename=${name}`,
      `Content-ID: <${id}>`,
      "Content-Transfer-Encoding: base64",
    ],
    body: "iVBORw0KGgo=",
  });
  const parts = [
    ...[text, withPicture("logo.png", "logo@tours.internal")],
    withPicture("lake.png", "lake@mail.example.test"),
  ];
  const source = Buffer.from(writeMail(multipart(parts, "multipart/related")));
  const { files, leftOut, words } = await parseMail({ kind: "mail", source });
  expect(words.text).toBe("Yes, please!");
  expect(files.map(({ name }) => name)).toEqual(["lake.png"]);
  expect(leftOut).toEqual([]);
});
