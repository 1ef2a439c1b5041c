import { expect, test } from "vitest";
import { allSent, createMailing } from "#testing/mail/create-mailing.ts";
import { startMailServer } from "#testing/mail/mail-server.ts";
import { makeCertificate } from "#testing/mail/make-certificate.ts";
import { trustCertificate } from "#testing/mail/trust-certificate.ts";

/** It leads to this machine, and is taken for a machine elsewhere: certificates count there. */
const host = "0.0.0.0";
const elsewhere = (url: string) => url.replace("127.0.0.1", `owner:hunter2@${host}`);

const makeTrusted = async (...options: Parameters<typeof makeCertificate>) => {
  const certificate = await makeCertificate(...options);
  trustCertificate(certificate);
  return certificate;
};

const wrongs = [
  [
    "that nobody vouches for",
    () => makeCertificate({ host }),
    "The mail server's certificate is not trusted: “self-signed",
  ],
  [
    "of another host",
    () => makeTrusted({ host: "mail.example.test" }),
    "The mail server's certificate is for a different name: “",
  ],
  [
    "that has expired",
    () => makeTrusted({ host, until: new Date("2001-01-01") }),
    "The mail server's certificate has expired: “",
  ],
] as const;
const cases = wrongs.flatMap(([label, make, words]) => [
  { label, make, words, encryption: "implicit" as const },
  { label, make, words, encryption: "offered" as const },
]);

test.each(cases)(
  "with a certificate $label ($encryption encryption) mails wait, and go once when it is right",
  async ({ make, words, encryption }) => {
    const server = await startMailServer({ encryption, certificate: await make() });
    const { write, startWorker, readAll, until, expectedIds } = await createMailing({ server });
    await write(2);
    const worker = startWorker({ mailUrl: elsewhere(server.url) });
    const tried = await until((rows) => rows.some(({ attempts }) => attempts > 2), worker);
    for (const { lastError } of tried.filter(({ attempts }) => attempts > 1)) {
      expect(lastError).toContain(words);
    }
    expect((await readAll()).map(({ status }) => status)).toEqual(Array(4).fill("queued"));
    expect(server.asked).toEqual([]);

    server.showCertificate(await makeTrusted({ host }));
    await until(allSent, worker);
    expect(server.messageIds()).toEqual(await expectedIds());
    expect(server.delivered.every(({ isEncrypted }) => isEncrypted)).toBe(true);
  },
);

test.each([
  [
    "elsewhere that offers no encryption is given no mail where a password is set",
    elsewhere,
    "No encrypted connection to the mail server could be made: “",
  ],
  [
    "that is asked for encryption at once, and does not know it, is given no mail",
    (url: string) => url.replace("smtp:", "smtps:"),
    "The mail server answered without encryption. Try another port",
  ],
])("a server %s", async (_, toUrl, words) => {
  const server = await startMailServer({ encryption: "none" });
  const { write, startWorker, until } = await createMailing({ server });
  await write();
  const worker = startWorker({ mailUrl: toUrl(server.url) });
  const tried = await until((rows) => rows.some(({ attempts }) => attempts > 2), worker);
  expect(tried.map(({ status }) => status)).toEqual(["queued", "queued"]);
  expect(tried.map(({ lastError }) => lastError)).toContainEqual(expect.stringContaining(words));
  expect(server.asked).toEqual([]);
});
