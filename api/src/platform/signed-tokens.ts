import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const hashText = (text: string) => createHash("sha256").update(text).digest();

/** Signs the ids of links, so that the database alone opens none. `secret` is the product's; `use` keeps uses apart. */
export const createSignedTokens = (secret: string, use: string) => {
  /** `<id>.<signature>` */
  const write = (id: string) => {
    const signing = createHmac("sha256", `${use} ${secret}`).update(id);
    return `${id}.${signing.digest("base64url")}`;
  };
  return {
    write,

    /** The id that a token names; the comparison takes the same time wherever the signature differs. */
    read: (token: string) => {
      const [id = ""] = token.split(".", 1);
      return { id, isSigned: timingSafeEqual(hashText(token), hashText(write(id))) };
    },
  };
};
export type SignedTokens = ReturnType<typeof createSignedTokens>;
