import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const hashText = (text: string) => createHash("sha256").update(text).digest();

/** Signs the ids of preview links; `secret` is the product's. */
export const createPreviewTokens = (secret: string) => {
  const sign = (id: string) =>
    createHmac("sha256", `preview links ${secret}`).update(id).digest("base64url");
  return {
    /** `<id>.<signature>` */
    write: (id: string) => `${id}.${sign(id)}`,

    /** The id that a token names, and whether its signature is right; takes the same time for each token of a length. */
    read: (token: string) => {
      const [id = "", signature = ""] = token.split(".", 2);
      return {
        id,
        isSigned: timingSafeEqual(hashText(`${id}.${signature}`), hashText(`${id}.${sign(id)}`)),
      };
    },
  };
};
export type PreviewTokens = ReturnType<typeof createPreviewTokens>;
