import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isIPv4 } from "node:net";

/** A value in DER (X.690): its tag, its length, its content. */
const der = (tag: number, ...parts: Uint8Array[]) => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.of(...head), content]);
};
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const octets = (...parts: Uint8Array[]) => der(0x04, ...parts);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const bits = (bytes: Uint8Array) => der(0x03, Buffer.of(0), bytes);
const moment = (at: Date) => der(0x18, Buffer.from(at.toISOString().replace(/\.\d+|[-:T]/g, "")));

const ecdsaWithSha256 = sequence(objectId("2a8648ce3d040302"));
const nameOf = (text: string) =>
  sequence(der(0x31, sequence(objectId("550403"), der(0x0c, Buffer.from(text)))));

const hostName = (host: string) =>
  isIPv4(host) ? der(0x87, Buffer.from(host.split(".").map(Number))) : der(0x82, Buffer.from(host));

const toPem = (bytes: Uint8Array) =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(bytes).toString("base64")}\n-----END CERTIFICATE-----\n`;

type Options = {
  /** The host that it is for: a name or an IPv4 address. */
  host: string;
  /** After this day it has expired. */
  until?: Date;
};

/** A new key and a certificate for it (RFC 5280), signed by itself. Both are PEM. */
export const makeCertificate = ({ host, until = new Date("2199-01-01") }: Options) => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const serial = Buffer.concat([Buffer.of(1), randomBytes(8)]);
  const name = nameOf(`Mail server ${serial.toString("hex")}`);
  const subjectAltName = sequence(objectId("551d11"), octets(sequence(hostName(host))));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, serial),
    ecdsaWithSha256,
    name,
    sequence(moment(new Date("2000-01-01")), moment(until)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(subjectAltName)),
  );
  const certificate = sequence(content, ecdsaWithSha256, bits(sign("sha256", content, privateKey)));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: toPem(certificate),
  };
};
export type Certificate = ReturnType<typeof makeCertificate>;
