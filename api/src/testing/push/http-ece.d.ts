declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  type Options = { version: "aes128gcm"; privateKey: ECDH; authSecret: Buffer };
  const ece: { decrypt: (body: Buffer, options: Options) => Buffer };
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default ece;
}
