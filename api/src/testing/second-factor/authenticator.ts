import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Ceremony = { challenge: string; origin: string };
type Asked = { challenge: string; rpId?: string; rp?: { id: string } };

const flags = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 };
const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const toText = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");

const clientData = (type: string, ceremony: Ceremony) =>
  Buffer.from(JSON.stringify({ type, ...ceremony, crossOrigin: false }));

/** A security key in software: one ES256 passkey, as browsers on `origin` would hand its answers on. */
export const createAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let counter = 0;

  const coseKey = () => {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const numbers = [
      [1, 2],
      [3, -7],
      [-1, 1],
    ] as const;
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        ...numbers,
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]),
    );
  };

  const authenticatorData = (rpId: string, attested?: Uint8Array) => {
    counter += 1;
    const head = Buffer.alloc(5);
    const isNew = attested ? flags.attested : 0;
    head.writeUInt8(flags.userPresent + flags.userVerified + isNew);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, attested ?? Buffer.alloc(0)]);
  };

  const answer = {
    id: toText(id),
    rawId: toText(id),
    type: "public-key",
    clientExtensionResults: {},
  };

  const get = (from: string, { challenge, rpId = "" }: Asked) => {
    const data = authenticatorData(rpId);
    const json = clientData("webauthn.get", { challenge, origin: from });
    const signature = sign("sha256", Buffer.concat([data, sha256(json)]), privateKey);
    return {
      ...answer,
      response: {
        clientDataJSON: toText(json),
        authenticatorData: toText(data),
        signature: toText(signature),
      },
    };
  };

  return {
    create: ({ challenge, rp }: Asked) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const authData = new Uint8Array(authenticatorData(rp?.id ?? "", attested));
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      const attestationObject = isoCBOR.encode(attestation as never);
      const clientDataJSON = clientData("webauthn.create", { challenge, origin });
      return {
        ...answer,
        response: {
          clientDataJSON: toText(clientDataJSON),
          attestationObject: toText(attestationObject),
          transports: ["usb"],
        },
      };
    },

    get: (asked: Asked) => get(origin, asked),
    /** Signs for a page of another origin. */
    getOn: get,
  };
};
