import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import { generate } from "selfsigned";

type Options = {
  /** The host that it is for: a name or an address. */
  host: string;
  /** After this day it has expired. */
  until?: Date;
};

/**
 * Makes a key and a self-signed certificate in PEM format. OpenSSL finds a certificate by name, so each name
 * is unique.
 */
export const makeCertificate = async ({ host, until = new Date("2099-01-01") }: Options) => {
  const entry = isIP(host) ? ({ type: 7, ip: host } as const) : ({ type: 2, value: host } as const);
  const name = { name: "commonName", value: `Mail server ${randomUUID()}` };
  const { private: key, cert } = await generate([name], {
    keyType: "ec",
    notBeforeDate: new Date("2000-01-01"),
    notAfterDate: until,
    extensions: [{ name: "subjectAltName", altNames: [entry] }],
  });
  return { key, cert };
};
export type Certificate = Awaited<ReturnType<typeof makeCertificate>>;
